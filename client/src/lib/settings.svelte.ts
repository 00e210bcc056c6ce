/** What a player wants of this browser. Kept in it, known to nobody else. */

export type Motion = 'system' | 'full' | 'reduced';
export const PACES = ['slow', 'steady', 'brisk', 'off'] as const;
export type Pace = (typeof PACES)[number];

interface Values {
  name: string;
  sound: boolean;
  motion: Motion;
  notify: boolean;
  list: boolean;
  curtain: boolean;
  /** Ask once more before what is grave. */
  asksAgain: boolean;
  /** Emblems on paper instead of pictures. */
  plain: boolean;
  /** How fast events follow each other. */
  pace: Pace;
  /** Answer for me where there is only one answer. */
  onlyAnswer: boolean;
}

const DEFAULTS: Values = {
  name: '',
  sound: false,
  motion: 'system',
  notify: false,
  list: false,
  curtain: true,
  asksAgain: true,
  // Flat and high in contrast, for whoever asks the system for that.
  plain: matchMedia('(prefers-contrast: more)').matches,
  pace: 'steady',
  onlyAnswer: true,
};
const PLACE = 'gloam.settings';

function stored(): Values {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Values>) };
  } catch {
    // Private windows may forbid storage, and anybody may have written nonsense there.
    return { ...DEFAULTS };
  }
}

class Settings {
  values = $state<Values>(stored());
  #system = matchMedia('(prefers-reduced-motion: reduce)');
  #systemReduced = $state(this.#system.matches);
  reduced = $derived(
    this.values.motion === 'reduced' || (this.values.motion === 'system' && this.#systemReduced),
  );

  constructor() {
    this.#system.addEventListener('change', (event) => (this.#systemReduced = event.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['motion'] = this.reduced ? 'reduced' : 'full';
      });
      $effect(() => {
        const text = JSON.stringify(this.values);
        try {
          localStorage.setItem(PLACE, text);
        } catch {
          // Then they last as long as the page.
        }
      });
    });
  }
}

const kept = new Settings();

/** Read them, set them, bind them. */
export const settings = kept.values;
