import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { getApps } from 'firebase/app';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from '#adapters/firebase/index';
import { inMemoryUserIdHint } from '#adapters/firebase/auth/firebase-session-hint';
import { conflict, forbidden, offline, unauthenticated } from '#domain/shared/failure';
import { expectRight, eventually, firstValue, createMember, signUpUser, openTestbed, expectLeft, signedInAs } from '#domain/users/contract/backend.contract';
import { nextSecond, untilTime } from '../clock';
import { writeAsServer } from './admin-changes';
import { settings } from './emulator-settings';
import { browser, endSessions, webTestbed } from './web-testbed';

const PICTURE = { bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), type: 'image/png' } as const;

describe('a browser in which nobody is signed in', () => {
  it('says so at once and connects to nothing', async () => {
    const before = getApps().length;
    const { firebase: stranger } = browser();
    const words: unknown[] = [];
    const following = stranger.auth.identity.subscribe((word) => words.push(word));
    expect(words).toEqual([E.right(null)]);
    expect(await stranger.token()).toEqual(E.right(null));
    expect(await stranger.auth.signOut()).toEqual(E.right(undefined));
    expect(getApps()).toHaveLength(before);
    following.unsubscribe();
  });

  it('forgets a hint that turns out to be wrong, and says nothing before that', async () => {
    const hint = inMemoryUserIdHint('somebody-else');
    const { auth } = createFirebase({ settings: settings(), endSessions, hint, sdk: { name: crypto.randomUUID() }, firestore: { locks: null } });
    const words: unknown[] = [];
    const following = auth.identity.subscribe((word) => words.push(word));
    expect(words).toEqual([]);
    await eventually(() => { expect(hint.get()).toBeNull(); });
    expect(words.every((word) => JSON.stringify(word) === JSON.stringify(E.right(null)))).toBe(true);
    following.unsubscribe();
  });
});

describe('a member in a browser', () => {
  it('goes on after signing out and in again, with the profile and its changes', async () => {
    const house = await openTestbed(webTestbed);
    const current = await createMember(house);
    await firstValue(house.users.watch(current.uid), O.isSome);
    await expectRight(house.auth.signOut);
    await expectLeft(house.users.update(current.uid, { name: 'Nell' }));
    await expectRight(house.auth.signIn(current));
    const names: string[] = [];
    const following = house.users.watch(current.uid).subscribe((word) => E.isRight(word) && O.isSome(word.right) && names.push(word.right.value.name));
    await expectRight(house.users.update(current.uid, { name: 'Nell' }));
    await eventually(() => { expect(names.at(-1)).toBe('Nell'); });
    following.unsubscribe();
  });

  it('is shut out by the marker at once, although the token lives on', async () => {
    const house = await openTestbed(webTestbed);
    const { uid } = await createMember(house);
    await house.disable(uid);
    expect(await expectLeft(house.users.update(uid, { name: 'Nell' }))).toEqual(forbidden('profile'));
    expect(await expectLeft(house.avatars.put(uid, PICTURE))).toEqual(forbidden('this place for pictures'));
  });

  it('is heard again as soon as the password was given again', async () => {
    const house = await openTestbed(webTestbed);
    const current = await createMember(house);
    const since = Date.now() + 1500;
    await writeAsServer(`access/${current.uid}`, { schemaVersion: 1, disabled: false, role: 'user', since });
    const words: string[] = [];
    const following = house.users.watch(current.uid).subscribe((word) => words.push(word._tag));
    await eventually(() => { expect(words).toEqual(['Left']); });
    await untilTime(since);
    await nextSecond();
    await expectRight(house.auth.reauthenticate(current));
    await eventually(() => { expect(words).toEqual(['Left', 'Right']); });
    following.unsubscribe();
  });

  it('is told where a profile is not what it has to be', async () => {
    const house = await openTestbed(webTestbed);
    const { uid } = await createMember(house);
    await writeAsServer(`users/${uid}`, { schemaVersion: 1, name: 7 });
    const failure = await expectLeft(house.users.find(uid));
    expect(failure).toMatchObject({ _tag: 'invalid-data', source: `users/${uid}` });
    const word = await new Promise((resolve) => { const following = house.users.watch(uid).subscribe((told) => { resolve(told); queueMicrotask(() => following.unsubscribe()); }); });
    expect(word).toEqual(E.left(failure));
    expect(await expectLeft(house.users.recordRecent(uid, { itemKey: 'movie-1', mediaType: 'movie', movieID: 1, imdbID: null, title: 'A', posterPath: null, releaseYear: null, genres: [], openedAt: 1 }))).toEqual(failure);
  });

  it("is not the one whose account another's address would be", async () => {
    const house = await openTestbed(webTestbed);
    const other = await signUpUser(await house.another());
    const current = await signUpUser(house);
    // A project that protects its addresses keeps silent here, so that nobody learns which are known; the emulator says so.
    expect(await expectLeft(house.auth.changeEmail(current, other.email))).toEqual(conflict('account'));
    expect((await house.readLetters(other.email)).map(({ kind }) => kind)).toEqual(['verify-email']);
    expect((await signedInAs(house.auth)).email).toBe(current.email);
    await expectRight(house.auth.signIn(other));
    expect((await signedInAs(house.auth)).uid).toBe(other.uid);
  });
});

describe('without a way to the database', () => {
  const { emulators, ...rest } = settings();
  const name = crypto.randomUUID();
  const cutOff = createFirebase({
    settings: { ...rest, emulators: emulators === null ? null : { ...emulators, firestore: '127.0.0.1:1' } }, endSessions, hint: inMemoryUserIdHint(), sdk: { name }, firestore: { locks: null },
  });
  afterAll(() => cutOff.auth.signOut());

  it('changes are refused in time, and nothing is said to be missing', async () => {
    const { uid } = await signUpUser(cutOff);
    expect(await expectLeft(cutOff.users.update(uid, { name: 'Nell' }))).toEqual(offline);
    expect(await expectLeft(cutOff.users.find(uid))).toEqual(offline);
    expect(await new Promise((resolve) => { cutOff.access.watch(uid).subscribe(resolve); })).toEqual(E.left(offline));
  });
});

describe('pictures', () => {
  it('have addresses that outlive the next picture: none of what the service makes anew for each', async () => {
    const house = await openTestbed(webTestbed);
    const { uid } = await createMember(house);
    const address = new URL(await expectRight(house.avatars.put(uid, PICTURE)));
    expect([...address.searchParams.keys()].sort()).toEqual(['alt', 'v']);
  });

  it('are refused to a browser in which nobody is signed in', async () => {
    const { firebase: stranger } = browser();
    const { uid } = await signUpUser(await openTestbed(webTestbed));
    const failure = await expectLeft(stranger.avatars.put(uid, PICTURE));
    expect([unauthenticated, forbidden('this place for pictures')]).toContainEqual(failure);
  });
});
