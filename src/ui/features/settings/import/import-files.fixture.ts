/** A film that the member has rated 8.5, as the file of "Export data" has it. */
const rated = {
  itemKey: 'movie-603', mediaType: 'movie', movieID: 603, imdbID: null, title: 'The Matrix', posterPath: null, releaseYear: 1999,
  genres: ['Action'],
  runtime: 136, vote: 8,
};

/** A file of "Export data" with one rating and one damaged entry. */
export const dataFile = JSON.stringify({
  format: 'marquee-member', version: 3,
  lists: [],
  viewings: [],
  ratings: [{ item: rated, rating: 8.5, ratedAt: 1_700_000_000_000 }, 'damaged'],
});

const listed = (movieID: number, title: string, note: string | null) => ({
  ...rated, itemKey: `movie-${movieID}`, movieID, title, schemaVersion: 1, userID: 'maya', listID: 'old', addedAt: 1_700_000_000_000,
  order: `a${movieID}`, note, random: 0.5, titleKey: title, decade: 1990, wordPrefixes: [], watched: false, ownRating: null,
});
/** A file of "Export data" with entries that end in every way that such a file has. */
export const ownAccountFile = JSON.stringify({
  format: 'marquee-member', version: 5,
  profile: {
    content: [{
      itemKey: 'movie-603', mediaType: 'movie', movieID: 603, imdbID: null, title: 'The Matrix', posterPath: null, releaseYear: 1999,
      genres: ['Action'],
      openedAt: 1_700_000_000_000,
    }],
    settings: { theme: null, language: 'pt-BR', region: null }, phoneNumber: null,
  },
  lists: [
    {
      list: { name: 'rainy_nights', displayName: 'Rainy Nights' },
      items: [listed(603, 'The Matrix', 'Again'), listed(604, 'Heat', null), { title: 'Lost' }],
    },
    { list: { name: 'old_times', deletedAt: 1_700_000_000_000 }, items: [] },
  ],
  viewings: [{
    entryId: 'one', item: rated, season: null, episode: null, episodeCount: null, episodes: null, day: '2023-05-04',
    watchedAt: 1_683_201_600_000, minutes: 136, decade: 1990,
  }],
  ratings: [{ item: rated, rating: 8.5, ratedAt: 1_700_000_000_000 }],
  unmatched: [{
    file: 'diary.csv', row: 3, facts: [{ kind: 'viewing', day: '2020-01-01', episode: null }],
    title: {
      name: 'A Film That Nobody Made', year: 1901, mediaType: null, usualType: null, tmdbId: null, imdbId: null, directors: [],
      minutes: null, tvdbId: null, episodeId: null,
    },
  }],
});

/** A file of a whole account with a list that does not fit beside the others, and with recent titles and settings. */
export const fullAccountFile = JSON.stringify({
  format: 'marquee-member', version: 5,
  profile: {
    content: [{
      itemKey: 'movie-603', mediaType: 'movie', movieID: 603, imdbID: null, title: 'The Matrix', posterPath: null, releaseYear: 1999,
      genres: ['Action'],
      openedAt: 1_700_000_000_000,
    }],
    settings: { theme: 'dark', language: null, region: null }, phoneNumber: null,
  },
  lists: Array.from({ length: 200 }, (_, index) => ({ list: { name: `night_${index + 1}` }, items: [] })),
  viewings: [], ratings: [], episodes: [], unmatched: [], refusedNames: [],
});

/** Rows of an account at Letterboxd in every state. */
export const diary = `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
2024-05-12,Heat,1995,u,4.5,,,2024-05-11
2024-05-19,Heat,1995,u,4.5,Yes,,2024-05-18
2024-05-19,Heat,1995,u,4.5,Yes,,2024-05-18
2024-06-02,The Thing,1982,u,4,,,2024-06-01
2024-06-03,A Film That Nobody Made,1901,u,3,,,2024-06-02
2024-06-04,Fight Club,1997,u,3,,,2024-06-03
2024-06-05,Alien,1979,u,5,,,2099-06-04`;

export const longNames = `Date,Name,Year,Letterboxd URI
2024-05-12,${'Donaudampfschifffahrtsgesellschaft '.repeat(5)},1995,u
2024-05-12,${'x'.repeat(160)},1995,u`;

/** A list of IMDb with a game and an episode. */
export const imdbList = `Position,Const,Created,Description,Title,Title Type,Year
1,tt0113277,2023-07-09,slow,Heat,Movie,1995
2,tt0137523,2023-07-09,,Fight Club,Movie,1999
3,tt1,2023-07-09,,Ozymandias,TV Episode,2013
4,tt2,2023-07-09,,The Last of Us,Video Game,2013`;

export const manyRows = [
  'Title,Year,WatchedDate',
  ...Array.from(
    { length: 2000 },
    (_, index) =>
      `${index % 3 === 0 ? 'Heat' : index % 3 === 1 ? 'Alien' : 'Nothing'},${['1995', '1979', '1901'][index % 3] ?? ''},20${String(10 + (index % 14))}-0${String(1 + (index % 9))}-1${String(index % 10)}`,
  ),
].join('\n');
