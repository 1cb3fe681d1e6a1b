import { useStoredText } from '#ui/hooks/use-stored-text.ts';

/**
 * Returns whether shortcuts of a single key are on in this browser (`off` is stored if not), and the function that turns them on
 * or off.
 */
export const useSingleKeys = (): readonly [boolean, (on: boolean) => void] => {
  const [text, store] = useStoredText('marquee.single-keys');
  return [text !== 'off', (on) => store(on ? null : 'off')];
};
