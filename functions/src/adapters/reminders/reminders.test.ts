import { testReminders } from '#application/server/reminders/reminders.fixture';
import { keepsReminderRepositoryContract } from '#domain/reminders/reminder-repository.contract';
import { aUserId } from '#domain/users/user.fixture';

// The same contract runs on Firestore in tests/emulators/functions/reminders.test.ts.
keepsReminderRepositoryContract('testReminders', () =>
  Promise.resolve({
    reminders: testReminders((uid) => !uid.startsWith('gone')), one: aUserId('maya'), other: aUserId('noor'),
    gone: [aUserId('gone-1'), aUserId('gone-2')],
  }));
