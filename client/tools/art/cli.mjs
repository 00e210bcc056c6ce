// `npm run art`: contact sheets of every deck into build/art/sheets, the sheet of the vocabulary for the
// authors' page, and the word list that the loader of cards reads.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { module } = await runnerImport('./tools/art/sheets.ts', { root, configFile: false });
await module.main(root, process.argv.slice(2));
