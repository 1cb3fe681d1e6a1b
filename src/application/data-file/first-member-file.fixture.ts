/** A file as the first version of the export wrote it: account and profile only, recent titles without genres and IMDb ids. */
export const firstMemberFile = JSON.stringify({
  format: 'marquee-member', version: 1, exportedAt: '2023-11-20T10:00:00.000Z', uid: 'maya',
  profile: {
    schemaVersion: 1, name: 'Maya Rosen', email: 'maya@marquee.example', phoneNumber: '+49 30 123',
    photoURL: null, disabled: false, role: 'user',
    lists: [{ listName: 'favorites', listID: 'f' }, { listName: 'watchlist', listID: 'w' }],
    content: [
      {
        itemKey: 'movie-603', mediaType: 'movie', movieID: 603, title: 'The Matrix', posterPath: '/m.jpg', releaseYear: 1999,
        openedAt: 1_700_000_000_000,
      },
      {
        itemKey: 'tv-1396', mediaType: 'tv', movieID: 1396, title: 'Breaking Bad', posterPath: null, releaseYear: 2008,
        openedAt: 1_699_999_000_000,
      },
    ],
    createdAt: 1_690_000_000_000, nameKey: 'maya rosen', emailKey: 'maya@marquee.example',
    settings: { theme: 'dark', language: 'de-DE', region: null },
  },
});
