/** What a player wants of this browser. Kept in it, known to nobody else. */

export type Motion = 'system' | 'full' | 'reduced';

interface Wishes {
  name: string;
  sound: boolean;
  motion: Motion;
  notify: boolean;
  list: boolean;
  curtain: boolean;
}

const DEFAULTS: Wishes = {
  name: '',
  sound: false,
  motion: 'system',
  notify: false,
  list: false,
  curtain: true,
};
const PLACE = 'gloam.settings';

function stored(): Wishes {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Wishes>) };
  } catch {
    // Private windows may forbid storage, and anybody may have written nonsense there.
    return { ...DEFAULTS };
  }
}

class Settings {
  wishes = $state<Wishes>(stored());
  #system = matchMedia('(prefers-reduced-motion: reduce)');
  #systemReduced = $state(this.#system.matches);
  reduced = $derived(
    this.wishes.motion === 'reduced' || (this.wishes.motion === 'system' && this.#systemReduced),
  );

  constructor() {
    this.#system.addEventListener('change', (event) => (this.#systemReduced = event.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['motion'] = this.reduced ? 'reduced' : 'full';
      });
      $effect(() => {
        const text = JSON.stringify(this.wishes);
        try {
          localStorage.setItem(PLACE, text);
        } catch {
          // Then they last as long as the page.
        }
      });
    });
  }
}

const settings = new Settings();

/** The wishes themselves: read them, set them, bind them. */
export const wishes = settings.wishes;
