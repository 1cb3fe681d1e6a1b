import type { UserId } from '#domain/users/user-id';
import { useStoredText } from '#ui/hooks/use-stored-text.ts';

/**
 * Local storage key of the uids of members who hide titles in this browser, separated by spaces. `theme-start.ts` reads the same key before
 * the first paint.
 */
export const HIDING_KEY = 'marquee.hides-titles';

/** Returns whether a member hides titles in this browser, and the function that changes it. */
export const useHidingChoice = (uid: UserId): readonly [boolean, (isOn: boolean) => void] => {
  const [text, store] = useStoredText(HIDING_KEY);
  const members = (text ?? '').split(' ').filter((member) => member !== '');
  const others = members.filter((member) => member !== uid);
  return [members.includes(uid), (isOn) => store((isOn ? [...others, uid] : others).join(' ') || null)];
};
