// Runs after a file did not load. Reloads the document once when files of its build are gone: a tab from before a deployment requests
// names that no longer exist. Reloads it also when a file fails that the server has, after an earlier failure: most browsers keep a failed
// module until the document ends. The earlier failure often names another file, such as a style sheet that was asked for with it.
// Does so only if somebody waits for the file: a part that stays away is not worth the place on the page and what could be undone.
import { scriptData } from './script-data.ts';

const BUILD_KEY = 'marquee.reloaded-build';
const FILE_KEY = 'marquee.reloaded-file';

const { main = '' } = scriptData();
const failed = window.marqueeFailedFiles ?? [];
const file = /(?:https?:\/)?\/[^\s'"]+\.(?:js|css)/.exec(failed[failed.length - 1] ?? '')?.[0] ?? '';
const isRepeated = failed.length > 1;

/** Returns whether something is typed or a dialog is open, which a reload would lose. */
const isTyped = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input')].some(
    (field) => field.value !== '' && !/^(checkbox|radio|range|hidden|submit|button)$/.test(field.type),
  );

/**
 * Returns whether the page itself is missing (it could not be loaded, or still has its skeleton), or whether somebody has just pressed
 * something, which may need the file. Parts that load by themselves, for example when the network is back, are not awaited.
 */
const isAwaited = (): boolean =>
  document.querySelector('.boot-error, .state[role="alert"] h1') !== null ||
  document.querySelector('main h1') === null ||
  (navigator as Partial<Navigator>).userActivation?.isActive === true;

const statusOf = async (address: string): Promise<number> =>
  address === '' ? 0 : (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;

/** Browsers that do not name the failed file, and files that fail because of their imports: a newer document names another main file. */
const isReplaced = async (): Promise<boolean> => {
  const response = await fetch('/', { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(main);
};

/** Throws if storage is blocked: without a memory of the reload there is none, because it could repeat endlessly. */
const reloadOnce = (key: string, value: string): void => {
  if (isTyped() || !isAwaited() || sessionStorage.getItem(key) === value) return;
  sessionStorage.setItem(key, value);
  location.reload();
};

const decide = async (): Promise<void> => {
  const status = await statusOf(file);
  if (status === 404) reloadOnce(BUILD_KEY, main);
  else if (status === 200 && isRepeated) reloadOnce(FILE_KEY, file);
  else if (await isReplaced()) reloadOnce(BUILD_KEY, main);
};

if (!isTyped())
  decide().catch(() => {
    // Without a connection nothing is known; the failed part shows its error.
  });
