import { HEADER } from '../../../messages/shell.messages';

/** A navigation link of the header. */
export type TopLink = { readonly label: string; readonly to: string };

/** Returns the header links: Home and Genre for visitors; all four for signed-in users, with `/home` as Home. */
export const topLinks = (isSignedIn: boolean): ReadonlyArray<TopLink> =>
  isSignedIn
    ? [
        { label: HEADER.home, to: '/home' },
        { label: HEADER.movies, to: '/movies' },
        { label: HEADER.tvShows, to: '/tv-shows' },
        { label: HEADER.genre, to: '/genre' },
      ]
    : [
        { label: HEADER.home, to: '/' },
        { label: HEADER.genre, to: '/genre' },
      ];
