import type { MediaType } from '#domain/catalogue/media-type';
import { formatCountWithNoun, joinList } from '#ui/messages/format/format.ts';

/** Texts of lists that people bring along for an evening. */
export const BRING_LIST_MESSAGES = {
  bring: 'Bring a list',
  another: 'Bring another list',
  link: 'Link to a shared list',
  linkHint: 'We pick from it first. The link doesn’t show what its owner has watched. No account needed.',
  noLink: 'This isn’t a link to a shared list. Those end in /lists/ and 32 characters.',
  add: 'Add',
  own: 'Or one of your lists',
  reading: 'Opening the list',
  failed: 'We couldn’t open the list.',
  tryAgain: 'Try again',
  missing: 'We can’t find this list. Its link may have ended.',
  leaveOut: 'Leave out',
  leaveOutList: (name: string | null): string => (name === null ? 'Leave out this list' : `Leave out “${name}”`),
  /** @param count null if it is unknown. */
  first: (name: string, count: number | null, mediaType: MediaType): string => {
    const [one, many] = mediaType === 'movie' ? ['film', 'films'] as const : ['series', 'series'] as const;
    if (count === null) return `“${name}” comes first.`;
    return count === 0 ? `“${name}” has no ${many}.` : `“${name}” comes first: ${formatCountWithNoun(count, one, many)}.`;
  },
  enough: (most: number): string => (most === 1 ? 'You can bring one list each.' : `You can bring up to ${most} lists.`),
  onList: (name: string): string => `On “${name}”.`,
  broughtAlong: 'On a list that one of you brought.',
  firstFrom: (names: ReadonlyArray<string>): string => `First from ${joinList(names.map((name) => `“${name}”`))}`,
} as const;
