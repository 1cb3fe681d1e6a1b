import type { TasteEvidence } from '#domain/taste/taste-evidence';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** Returns why a title is suggested: "Because you gave Memories of Murder 9". */
export const becauseText = ({ title, act }: TasteEvidence): string => {
  switch (act.kind) {
    case 'rated':
      return `Because you gave ${title} ${act.rating}`;
    case 'favorite':
      return `Because ${title} is one of your favorites`;
    case 'watched':
      return `Because you watched ${title}`;
    case 'watchlist':
      return `Because ${title} is on your watchlist`;
  }
};

/** Heading of the shelf of all suggestions. Each card says why its title is there. */
export const SUGGESTED_TEXT = 'Suggested for you';

/** Texts of the first question to a new member. */
export const FIRST_RATINGS_MESSAGES = {
  heading: 'Rate a few films',
  left: (count: number): string =>
    `Rate ${formatCountWithNoun(count, 'film', 'films')} you’ve seen, and we’ll suggest more like those you love. Nobody else sees it.`,
  skip: 'Skip',
} as const;

/** Texts for titles that are not for a member. */
export const TURNED_DOWN_MESSAGES = {
  turnDown: 'Not for me',
  turnDownTitle: (title: string): string => `Not for me: ${title}`,
  done: (title: string): string => `We won’t suggest ${title} again.`,
  undo: 'Undo',
  takeBackChoice: 'Take back “Not for me”',
  takenBack: (title: string): string => `We may suggest ${title} again.`,
  none: 'Titles that you turn down with “Not for me” appear here.',
  kept: 'Kept with your account. Your lists and search results still show these titles.',
  takeBack: 'Take back',
  takeBackTitle: (title: string): string => `Take back ${title}`,
} as const;
