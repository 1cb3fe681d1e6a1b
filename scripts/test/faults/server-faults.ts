import { emulators, unit, type Fault } from './fault';

/** Faults of the server functions and of Hosting. */
export const serverFaults: ReadonlyArray<Fault> = [
  {
    id: 'open-endpoint',
    file: 'functions/src/http/endpoints.ts',
    find: "name: 'endUserSessions', method: 'POST', who: 'admin'",
    replacement: "name: 'endUserSessions', method: 'POST', who: 'member'",
    effect: 'Each member can sign out any other user.',
    probes: [unit('functions/src/http/request-handler.test.ts')],
  },
  {
    id: 'conflict-status',
    file: 'functions/src/http/http-errors.ts',
    find: 'conflict: 409,',
    replacement: 'conflict: 400,',
    effect: 'The form for a new user shows a taken address as an unknown error.',
    probes: [unit('functions/src/http/http-errors.test.ts'), emulators('tests/emulators/functions/accounts.test.ts')],
  },
  {
    id: 'event-twice',
    file: 'functions/src/triggers/idempotent-counter.ts',
    find: 'if ((await transaction.get(seen)).exists) return;',
    replacement: '',
    effect: 'A repeated event fails for ever, and the platform delivers it for a week.',
    probes: [emulators('tests/emulators/functions/triggers.test.ts', 'each event once')],
  },
  {
    id: 'deleted-counted',
    file: 'functions/src/triggers/count-totals.ts',
    find: "const isListed = list !== undefined && (list['deletedAt'] ?? null) === null;",
    replacement: 'const isListed = list !== undefined;',
    effect: 'The dashboard counts deleted lists and their titles.',
    probes: [emulators('tests/emulators/functions/totals.test.ts', 'count lists that are not deleted')],
  },
  {
    id: 'unhandled-removal',
    file: 'functions/src/triggers/verify-and-encode-image.ts',
    find: 'await remove().catch(onGivenUp);',
    replacement: 'await remove();',
    effect: 'An upload that can be neither checked nor removed is retried for a week.',
    probes: [unit('functions/src/triggers/verify-and-encode-image.test.ts')],
  },
  {
    id: 'missing-header',
    file: 'scripts/firebase/hosting.mjs',
    find: "'X-Content-Type-Options': 'nosniff',",
    replacement: '',
    effect: 'Browsers may run an uploaded file as another type than the declared one.',
    probes: [unit('tests/conventions/hosting.test.ts')],
  },
];
