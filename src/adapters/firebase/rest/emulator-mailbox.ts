import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { distinctUntilChanged, map, switchMap, timer } from 'rxjs';
import type { DemoEmail, DemoMailbox } from '#application/ports/demo-mailbox';
import { decode } from '#domain/shared/decode';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

/** Time between two readings while a page shows the mailbox, ms. */
const INTERVAL_MS = 2000;

const KINDS = {
  VERIFY_EMAIL: 'verify-email', PASSWORD_RESET: 'reset-password', VERIFY_AND_CHANGE_EMAIL: 'change-email', RECOVER_EMAIL: 'recover-email',
} as const;
const isKind = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

/** A function, because a codec at the top level would stay in bundles that do not use it. */
const codes = () =>
  t.type({
    oobCodes: t.array(
      t.intersection([t.type({ requestType: t.string, oobCode: t.string, email: t.string }), t.partial({ newEmail: t.string })]),
    ),
  });

const toEmails = (body: unknown): ReadonlyArray<DemoEmail> => {
  const decoded = decode(codes(), 'oobCodes')(body);
  if (E.isLeft(decoded)) return [];
  return decoded.right.oobCodes
    .flatMap(({ requestType, oobCode: code, email, newEmail }) =>
      isKind(requestType) ? [{ kind: KINDS[requestType], code, email: newEmail ?? email }] : [],
    )
    .reverse();
};

/** Returns the e-mails that the emulator of Firebase Auth keeps instead of sending; empty while it does not respond. */
const readEmails = async (address: string): Promise<ReadonlyArray<DemoEmail>> => {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  return response.ok ? toEmails(await response.json()) : [];
};

const codesOf = (emails: ReadonlyArray<DemoEmail>): string => emails.map(({ code }) => code).join(' ');

/** Mailbox of the emulators: the action e-mails of all accounts, newest first, read again while a page shows them. */
export const emulatorMailbox = ({ projectId, emulators }: FirebaseSettings): DemoMailbox => {
  const address = `${emulators?.auth ?? ''}/emulator/v1/projects/${projectId}/oobCodes`;
  return {
    messages: timer(0, INTERVAL_MS).pipe(
      switchMap(() => readEmails(address).catch((): ReadonlyArray<DemoEmail> => [])),
      distinctUntilChanged((before, now) => codesOf(before) === codesOf(now)),
      map((emails) => E.right(emails)),
    ),
  };
};
