// Before the first paint: applies the stored choice of a theme (default: dark) and marks the document if a signed-in user is expected,
// and if that user hides titles, which the app does once their states are loaded.
import { OLD_SESSION_HINT_KEYS, SESSION_HINT_KEY } from '#adapters/browser/session-hint-keys';
import { HIDING_KEY } from '#ui/features/lists/hiding/hiding-choice.ts';
import { LIGHT_SYSTEM, THEME_BACKGROUNDS, THEME_KEY } from '#ui/shell/providers/theme.ts';
import { hasSignedInUser } from './has-signed-in-user.ts';

/** Time in ms after which titles are shown even if the app has not said which of them are hidden. */
const MAX_COVERED_MS = 4000;

try {
  const choice = localStorage.getItem(THEME_KEY);
  if (choice === 'light' || (choice === 'system' && matchMedia(LIGHT_SYSTEM).matches)) {
    document.documentElement.dataset['theme'] = 'light';
    (document.querySelector('meta[name="theme-color"]') as HTMLMetaElement).content = THEME_BACKGROUNDS.light;
  }
  const hint = localStorage.getItem(SESSION_HINT_KEY);
  // The app replaces the key of an earlier version.
  if (hint === null ? localStorage.getItem(OLD_SESSION_HINT_KEYS.member) === 'yes' : hasSignedInUser(hint))
    document.documentElement.dataset['member'] = 'expected';
  const hiding = localStorage.getItem(HIDING_KEY);
  if (hiding && hint && hiding.split(' ').includes((JSON.parse(hint) as { readonly uid: string }).uid)) {
    document.documentElement.dataset['hiding'] = 'expected';
    setTimeout(() => {
      delete document.documentElement.dataset['hiding'];
    }, MAX_COVERED_MS);
  }
} catch {
  // without storage the theme stays dark
}
