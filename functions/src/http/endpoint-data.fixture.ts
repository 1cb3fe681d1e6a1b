import { aPushDevice } from '#domain/reminders/reminder.fixture';
import type { Endpoint } from './endpoint';
import { testRequest, type TestHandler } from './request-handler.fixture';

/** Valid data of every endpoint with a body, with all fields that a caller may send. */
export const DATA: Readonly<Record<string, object>> = {
  sendFeedback: { message: 'More westerns, please.', email: 'nell@marquee.example', id: '0'.repeat(32) },
  initializeUserInDatabase: { name: 'Maya' },
  createUser: {
    email: 'new@marquee.example', password: 'nine letters', displayName: 'New', phoneNumber: '+49 30 123',
    photoURL: 'https://a.example/b.png', invited: true,
  },
  updateUserData: {
    uid: 'maya', email: 'may@marquee.example', password: 'nine letters', displayName: 'May', phoneNumber: '+49 30 123',
    photoURL: 'https://a.example/b.png', disabled: true,
    expected: { email: 'maya@marquee.example', displayName: 'maya', phoneNumber: '1', photoURL: 'https://a.example/a.png' },
  },
  deleteUser: { uid: 'maya' },
  setUserRole: { userRole: 'admin', userIDToGiveRole: 'maya' },
  endUserSessions: { uid: 'maya' },
  changeUsers: { uids: ['maya'], action: 'disable' },
  removeLists: { listIDs: ['noir'] },
  changeFeedback: { ids: ['one'], action: 'read' },
  changeBanners: { add: { bannerName: 'banner-1795176000000-0123456789abcdef', active: true } },
  refreshGenreImages: { cursor: 'war', genres: ['western'] },
  getItemsFromContentIds: { contentIds: ['movie-603'] },
  addItemToList: {
    listID: 'noir',
    item: {
      mediaType: 'movie', movieID: 603, title: 'The Matrix', imdbID: 'tt0133093', posterPath: '/a.jpg', releaseYear: 1999,
      genres: ['Action'], runtime: 136, vote: 8.2, note: 'Again',
    },
  },
  removeItemFromList: { listID: 'noir', itemKey: 'movie-603' },
  deleteList: { listID: 'noir' }, shareList: { listID: 'noir' }, unshareList: { listID: 'noir' },
  createEvening: { secret: 'a'.repeat(32), mediaType: 'movie', minutes: 120 },
  joinEvening: { secret: 'a'.repeat(32), code: 'ABC234' },
  answerEvening: { id: '0'.repeat(32), secret: 'a'.repeat(32), vote: { round: 0, liked: ['movie-603'] } },
  findReminders: { endpoint: aPushDevice('a').endpoint }, endReminders: { endpoint: aPushDevice('a').endpoint },
  startReminders: { device: aPushDevice('a'), timeZone: 'Europe/Berlin', region: 'DE' },
  finishPasskey: { passkey: { id: 'a_-Z', clientData: 'e30', attestation: 'oA', transports: ['internal'] }, name: 'Phone' },
  renamePasskey: { id: 'a_-Z', name: 'Phone' }, removePasskey: { id: 'a_-Z' },
  finishPasskeySignIn: { passkey: { id: 'a_-Z', clientData: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'bWF5YQ' } },
  inviteToList: { listID: 'noir' }, endInvitation: { listID: 'noir' },
  removeFromList: { listID: 'noir', uid: 'maya' },
  joinList: { inviteID: '0'.repeat(32) },
  changeJointList: {
    listID: 'noir',
    add: [{
      mediaType: 'movie', movieID: 603, title: 'The Matrix', imdbID: 'tt0133093', posterPath: '/a.jpg', releaseYear: 1999,
      genres: ['Action'], runtime: 136, vote: 8.2, note: 'Again', addedAt: 1, order: 'a0', random: 0.5,
    }],
    remove: ['movie-603'], addedWith: { 'movie-603': 0.5 }, place: { itemKey: 'movie-603', order: 'a0' },
    note: { itemKey: 'movie-603', note: 'Again' },
  },
};

/** Valid query strings of every endpoint that has one. */
export const QUERIES: Readonly<Record<string, string>> = {
  countItemsInLists: 'userID=maya', exportUsersData: 'format=csv&cursor=begun.a', exportListsData: 'format=csv&cursor=begun.a',
  'calendar.ics': `key=${'0'.repeat(32)}`, getEvening: `id=${'0'.repeat(32)}`,
  getInvitation: `inviteID=${'0'.repeat(32)}`, getListPeople: 'listID=noir', getJointList: 'listID=noir&cursor=movie-1.a',
  getSharedList: `shareID=${'0'.repeat(32)}&cursor=movie-1.a`,
};

export type RequestOptions = Parameters<typeof testRequest>[2];

/** Returns a valid request of an admin. */
export const requestOf = ({ name, method, body }: Endpoint, { ada }: { readonly ada: string }, other: RequestOptions = {}) =>
  testRequest(name, method, {
    token: ada,
    ...(body === 'needed' && { body: { data: DATA[name] } }),
    ...(QUERIES[name] !== undefined && { query: QUERIES[name] }),
    ...other,
  });

/** Returns the documents without those that refused calls may write. */
export const unchangedDocuments = ({ documents }: Pick<TestHandler, 'documents'>) =>
  [...documents()].filter(([path]) => !/^(?:audit|limits)\//.test(path));
