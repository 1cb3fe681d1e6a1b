import { cases, type Variation } from '../case-builder';
import { aTitle } from '../rules-documents';
import { ACCESS_RECORDS, ADA, EVE, MAYA } from '../rules-users';

const others: ReadonlyArray<Variation> = [['another member', 'by', EVE], ['an admin', 'by', ADA]];
const viewing = {
  schemaVersion: 1, entryId: 'one', item: aTitle, season: null, episode: null, episodeCount: null, episodes: null, day: null,
  watchedAt: null, minutes: 136, decade: 1990,
};

/** A viewing's own rating, 0.5 to 10 in halves. Viewings of former versions have none: those of `diary.ts`. */
const ofViewings = cases('users.history', {
  allows: 'a member may store a viewing with its rating',
  facts: { by: MAYA, rating: 8.5 },
  attempt: ({ by, rating }) => ({
    by, given: { ...ACCESS_RECORDS, 'users/maya/history/one': viewing },
    step: { write: [{ set: 'users/maya/history/one', data: { ...viewing, rating } }] },
  }),
  alsoAllows: [['of 0.5', 'rating', 0.5], ['of 10', 'rating', 10], ['that is none', 'rating', null]],
  denies: [
    ...others,
    ['of 0', 'rating', 0], ['of 10.5', 'rating', 10.5], ['of 7.3', 'rating', 7.3], ['below 0', 'rating', -1],
    ['as text', 'rating', '8'], ['as an array', 'rating', [8]], ['as a map', 'rating', { value: 8 }], ['as true', 'rating', true],
  ],
});

/** The mark of a viewing has the rating in halves, behind the episodes if it has some. */
const ofMarks = cases('users.titles', {
  allows: 'a member may store the mark of a viewing with its rating',
  facts: { by: MAYA, marks: ['one......136.r17'] },
  attempt: ({ by, marks }) => ({
    by, given: ACCESS_RECORDS,
    step: {
      write: [{ set: 'users/maya/titles/movie-603', data: { schemaVersion: 1, itemKey: 'movie-603', listIDs: [], viewings: marks } }],
    },
  }),
  alsoAllows: [
    ['of 0.5', 'marks', ['one......136.r1']], ['of 10', 'marks', ['one......136.r20']],
    ['behind its episodes', 'marks', ['one......300.1:1-7.r9']], ['beside one without', 'marks', ['one......136.r17', 'two......136']],
  ],
  denies: [
    ...others,
    ['of 0', 'marks', ['one......136.r0']], ['of 10.5', 'marks', ['one......136.r21']],
    ['of two digits of 0', 'marks', ['one......136.r07']],
    ['that is empty', 'marks', ['one......136.r']], ['twice', 'marks', ['one......136.r17.r17']],
    ['before its episodes', 'marks', ['one......300.r9.1:1-7']], ['in points', 'marks', ['one......136.r8.5']],
    ['in one text with another mark', 'marks', ['one......136.r17,two......136']],
  ],
});

/** Ratings of single viewings. */
export const viewingRatings = [...ofViewings, ...ofMarks];
