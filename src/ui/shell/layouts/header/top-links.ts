import { HEADER_MESSAGES } from '#ui/messages/shell.messages.ts';

/** A navigation link of the header. */
export type TopLink = { readonly label: string; readonly to: string };

/** Returns the header links: Home and Genre for visitors; all four for signed-in users, with `/home` as Home. */
export const topLinks = (isSignedIn: boolean): ReadonlyArray<TopLink> =>
  isSignedIn
    ? [
        { label: HEADER_MESSAGES.home, to: '/home' },
        { label: HEADER_MESSAGES.movies, to: '/movies' },
        { label: HEADER_MESSAGES.tvShows, to: '/tv-shows' },
        { label: HEADER_MESSAGES.genre, to: '/genre' },
      ]
    : [
        { label: HEADER_MESSAGES.home, to: '/' },
        { label: HEADER_MESSAGES.genre, to: '/genre' },
      ];
