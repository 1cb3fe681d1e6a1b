import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { getApps } from 'firebase/app';
import { afterAll, describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { createFirebaseAdapter } from '#adapters/firebase/index';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import { conflict, forbidden, offline, unauthenticated } from '#domain/shared/failure';
import { eventually, firstValue, createMember, signUpUser, openTestbed, waitForIdentity } from '#domain/users/contract/backend.contract';
import { pngFile } from '#domain/users/contract/image-file.fixture';
import { nextSecond, untilTime } from '../clock';
import { writeAsServer } from './admin-changes';
import { settings } from './emulator-settings';
import { browser, deleteAccount, endSessions, webTestbed } from './web-testbed';

const log = { failure: () => undefined };

describe('createFirebaseAdapter without a signed-in user', () => {
  it('emits null synchronously and opens no Firebase app', async () => {
    const before = getApps().length;
    const { firebase: signedOut } = browser();
    const events: unknown[] = [];
    const subscription = signedOut.auth.identity.subscribe((event) => events.push(event));
    expect(events).toEqual([E.right(null)]);
    expect(await signedOut.token()).toEqual(E.right(null));
    expect(await signedOut.auth.signOut()).toEqual(E.right(undefined));
    expect(getApps()).toHaveLength(before);
    subscription.unsubscribe();
  });

  it('emits nothing until the wrong session hint is checked, then clears the hint', async () => {
    const hint = inMemorySessionHint({ uid: 'somebody-else' });
    const { auth } = createFirebaseAdapter({
      log,
      settings: settings(),
      endSessions, deleteAccount, hint,
      local: testBrowser()().local,
      sdk: { name: crypto.randomUUID() },
      firestore: { locks: null },
    });
    const events: unknown[] = [];
    const subscription = auth.identity.subscribe((event) => events.push(event));
    expect(events).toEqual([]);
    await eventually(() => { expect(hint.get().uid).toBeNull(); });
    expect(events.every((event) => JSON.stringify(event) === JSON.stringify(E.right(null)))).toBe(true);
    subscription.unsubscribe();
  });
});

describe('createFirebaseAdapter with a signed-in member', () => {
  it('reads and updates the profile after signing out and in again', async () => {
    const testbed = await openTestbed(webTestbed);
    const current = await createMember(testbed);
    await firstValue(testbed.users.watch(current.uid), O.isSome);
    await expectRight(testbed.auth.signOut);
    await expectFailure(testbed.users.update(current.uid, { name: 'Nell' }));
    await expectRight(testbed.auth.signIn(current));
    const names: string[] = [];
    const subscription = testbed.users
      .watch(current.uid)
      .subscribe((event) => E.isRight(event) && O.isSome(event.right) && names.push(event.right.value.name));
    await expectRight(testbed.users.update(current.uid, { name: 'Nell' }));
    await eventually(() => { expect(names.at(-1)).toBe('Nell'); });
    subscription.unsubscribe();
  });

  it('rejects a disabled member immediately, although the token is valid', async () => {
    const testbed = await openTestbed(webTestbed);
    const { uid } = await createMember(testbed);
    await testbed.disable(uid);
    expect(await expectFailure(testbed.users.update(uid, { name: 'Nell' }))).toEqual(forbidden('profile'));
    expect(await expectFailure(testbed.avatars.put(uid, pngFile()))).toEqual(forbidden('this place for pictures'));
  });

  it('emits the profile again after re-authentication', async () => {
    const testbed = await openTestbed(webTestbed);
    const current = await createMember(testbed);
    const since = Date.now() + 1500;
    await writeAsServer(`access/${current.uid}`, { schemaVersion: 1, disabled: false, role: 'user', since });
    const events: string[] = [];
    const subscription = testbed.users.watch(current.uid).subscribe((event) => events.push(event._tag));
    await eventually(() => { expect(events).toEqual(['Left']); });
    await untilTime(since);
    await nextSecond();
    await expectRight(testbed.auth.reauthenticate(current));
    await eventually(() => { expect(events).toEqual(['Left', 'Right']); });
    subscription.unsubscribe();
  });

  it('fails with invalid-data and the path of an invalid profile', async () => {
    const testbed = await openTestbed(webTestbed);
    const { uid } = await createMember(testbed);
    await writeAsServer(`users/${uid}`, { schemaVersion: 1, name: 7 });
    const failure = await expectFailure(testbed.users.find(uid));
    expect(failure).toMatchObject({ _tag: 'invalid-data', source: `users/${uid}` });
    const event = await new Promise((resolve) => {
      const subscription = testbed.users.watch(uid).subscribe((value) => {
        resolve(value);
        queueMicrotask(() => subscription.unsubscribe());
      });
    });
    expect(event).toEqual(E.left(failure));
    expect(
      await expectFailure(
        testbed.users.recordRecent(uid, [
          {
            itemKey: 'movie-1', mediaType: 'movie', movieID: 1, imdbID: null, title: 'A', posterPath: null, releaseYear: null,
            genres: [],
            openedAt: 1,
          },
        ]),
      ),
    ).toEqual(failure);
  });

  it('keeps the account when changing to an address of another account fails', async () => {
    const testbed = await openTestbed(webTestbed);
    const other = await signUpUser(await testbed.openSecondBrowser());
    const current = await signUpUser(testbed);
    // Projects with e-mail enumeration protection report no conflict, which would reveal known addresses; the emulator reports the
    // conflict.
    expect(await expectFailure(testbed.auth.changeEmail(current, other.email))).toEqual(conflict('account'));
    expect((await testbed.readActionEmails(other.email)).map(({ kind }) => kind)).toEqual(['verify-email']);
    expect((await waitForIdentity(testbed.auth)).email).toBe(current.email);
    await expectRight(testbed.auth.signIn(other));
    expect((await waitForIdentity(testbed.auth)).uid).toBe(other.uid);
  });
});

describe('createFirebaseAdapter without a connection to Firestore', () => {
  const { emulators, ...rest } = settings();
  const name = crypto.randomUUID();
  const disconnected = createFirebaseAdapter({
    log,
    settings: { ...rest, emulators: emulators === null ? null : { ...emulators, firestore: '127.0.0.1:1' } },
    endSessions, deleteAccount,
    hint: inMemorySessionHint(),
    local: testBrowser()().local,
    sdk: { name },
    firestore: { locks: null },
  });
  afterAll(() => disconnected.auth.signOut());

  it('fails with offline before the timeout, and reports no document as missing', async () => {
    const { uid } = await signUpUser(disconnected);
    // All at once: each alone would wait longer than the one before until the SDK connects again.
    const watched = new Promise((resolve) => { disconnected.access.watch(uid).subscribe(resolve); });
    expect(
      await Promise.all([expectFailure(disconnected.users.update(uid, { name: 'Nell' })), expectFailure(disconnected.users.find(uid))]),
    ).toEqual([offline, offline]);
    expect(await watched).toEqual(E.left(offline));
  });
});

describe('avatars of createFirebaseAdapter', () => {
  it('have addresses without the download token, which changes with every upload', async () => {
    const testbed = await openTestbed(webTestbed);
    const { uid } = await createMember(testbed);
    const address = new URL(await expectRight(testbed.avatars.put(uid, pngFile())));
    expect([...address.searchParams.keys()].sort()).toEqual(['alt', 'v']);
  });

  it('reject uploads without a signed-in user', async () => {
    const { firebase: signedOut } = browser();
    const { uid } = await signUpUser(await openTestbed(webTestbed));
    const failure = await expectFailure(signedOut.avatars.put(uid, pngFile()));
    expect([unauthenticated, forbidden('this place for pictures')]).toContainEqual(failure);
  });
});
