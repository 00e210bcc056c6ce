import { expect, test } from 'vitest';

import { Wordbook } from '../words';
import { learnSteps } from './learn';

test('steps are told in order, as far as there are any', () => {
  const book = new Wordbook('learn-1-title = Lines\nlearn-1 = Build.\nlearn-2-title = Terrors\nlearn-2 = Fear.\nlearn-2-picture = A terror.');
  expect(learnSteps(book)).toEqual([
    { n: 1, title: 'Lines', text: 'Build.', picture: '' },
    { n: 2, title: 'Terrors', text: 'Fear.', picture: 'A terror.' },
  ]);
  expect(learnSteps(new Wordbook(''))).toEqual([]);
});
