import * as TE from 'fp-ts/TaskEither';
import type { ReminderApi } from './reminder-api';

/** Keeps the devices of one member. @param initial addresses of devices. @param publicKey null for a site that sends no reminders. */
export const testReminderApi = (initial: ReadonlyArray<string> = [], publicKey: string | null = 'site-key'): ReminderApi => {
  let devices = initial;
  const others = (endpoint: string | null): ReadonlyArray<string> => devices.filter((each) => each !== endpoint);
  return {
    findReminders: (endpoint) =>
      TE.fromIO(() => ({ publicKey, isHere: endpoint !== null && devices.includes(endpoint), others: others(endpoint).length })),
    startReminders: ({ endpoint }) => TE.fromIO(() => void (devices = [...others(endpoint), endpoint])),
    endReminders: (endpoint) => TE.fromIO(() => void (devices = others(endpoint))),
    endAllReminders: () => TE.fromIO(() => void (devices = [])),
  };
};
