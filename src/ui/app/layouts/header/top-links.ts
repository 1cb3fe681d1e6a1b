/** A navigation link of the header. */
export type TopLink = { readonly label: string; readonly to: string };

/** Returns the header links: Home and Genre for visitors; all four for signed-in users, with `/home` as Home. */
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
