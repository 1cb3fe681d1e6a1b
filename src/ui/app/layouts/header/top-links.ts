/** A link of the header. */
export type TopLink = { readonly label: string; readonly to: string };

/** Everybody sees Home and Genre; who is signed in sees all four, and their own Home. */
export const topLinks = (isSignedIn: boolean): ReadonlyArray<TopLink> =>
  isSignedIn
    ? [
        { label: 'Home', to: '/home' },
        { label: 'Movies', to: '/movies' },
        { label: 'TV Shows', to: '/tv-shows' },
        { label: 'Genre', to: '/genre' },
      ]
    : [
        { label: 'Home', to: '/' },
        { label: 'Genre', to: '/genre' },
      ];
