import { keepsCalendarFeedsContract } from '#domain/calendar/calendar-feeds.contract';
import { testCalendarFeeds } from '#application/server/calendar/calendar-feeds.fixture';
import { defaultAccess } from '#domain/users/access/access-record';
import { aUserId } from '#domain/users/user.fixture';

const [gone, leaving] = [aUserId('gone'), aUserId('leaving')];

// The same contract runs on Firestore in tests/emulators/functions/admin-sdk.test.ts.
keepsCalendarFeedsContract('testCalendarFeeds', () =>
  Promise.resolve({
    feeds: testCalendarFeeds([], (uid) => (uid === gone ? null : { ...defaultAccess, since: 7, deleting: uid === leaving })),
    one: aUserId('maya'), other: aUserId('noor'), gone: [gone, leaving],
  }));
