import { cases } from '../case-builder';
import { ACCESS_RECORDS, MAYA } from '../rules-users';

/** Firestore reserves ids such as `__name__`: the server could not read a list or a viewing that a title's state names so. */
const ofTitleStates = cases('users.titles', {
  allows: 'a member may store ids with underscores for a poster',
  facts: { listIDs: ['__a_', '_b__', '___', 'c__d__e'], viewings: ['__a_......', '_b__......', '__c......', 'd__......136.r17'] },
  attempt: ({ listIDs, viewings }) => ({
    by: MAYA, given: ACCESS_RECORDS,
    step: { write: [{ set: 'users/maya/titles/movie-603', data: { schemaVersion: 1, itemKey: 'movie-603', listIDs, viewings } }] },
  }),
  denies: [
    ['a reserved id of a list', 'listIDs', ['__a__']], ['a reserved id of a second list', 'listIDs', ['heist', '__a__', 'noir']],
    ['the shortest reserved id of a list', 'listIDs', ['____', 'heist']],
    ['a reserved id of a viewing', 'viewings', ['__a__......']],
    ['a reserved id of a second viewing', 'viewings', ['one......', '____.2026-11-23.1764000000000.1.2..45', 'two......']],
  ],
});

/** Cases of ids that Firestore reserves. */
export const reservedIds = ofTitleStates;
