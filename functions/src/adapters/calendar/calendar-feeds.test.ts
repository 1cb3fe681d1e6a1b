import { keepsCalendarFeedsContract } from '#domain/calendar/calendar-feeds.contract';
import { testCalendarFeeds } from '#application/server/calendar/calendar-feeds.fixture';
import { aUserId } from '#domain/users/user.fixture';

// The same contract runs on Firestore in tests/emulators/functions/admin-sdk.test.ts.
keepsCalendarFeedsContract('testCalendarFeeds', () =>
  Promise.resolve({ feeds: testCalendarFeeds(), one: aUserId('maya'), other: aUserId('noor') }));
