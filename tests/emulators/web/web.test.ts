import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { getApps } from 'firebase/app';
import { afterAll, describe, expect, it } from 'vitest';
import { firebase } from '#adapters/firebase/index';
import { passingHint } from '#adapters/firebase/member-hint';
import { conflict, notAllowed, offline, unauthenticated } from '#domain/failure';
import { done, eventually, heard, member, newcomer, opened, refusal, signedInAs } from '#domain/user/house.contract';
import { nextSecond, untilTime } from '../clock';
import { writeAsServer } from './levers';
import { settings } from './places';
import { browser, endSessions, webHouse } from './web-house';

const PICTURE = { bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), type: 'image/png' } as const;

describe('a browser in which nobody is signed in', () => {
  it('says so at once and connects to nothing', async () => {
    const before = getApps().length;
    const { firebase: stranger } = browser();
    const words: unknown[] = [];
    const following = stranger.accounts.identity.subscribe((word) => words.push(word));
    expect(words).toEqual([E.right(null)]);
    expect(await stranger.token()).toEqual(E.right(null));
    expect(await stranger.accounts.signOut()).toEqual(E.right(undefined));
    expect(getApps()).toHaveLength(before);
    following.unsubscribe();
  });

  it('forgets a hint that turns out to be wrong, and says nothing before that', async () => {
    const hint = passingHint('somebody-else');
    const { accounts } = firebase({ settings: settings(), endSessions, hint, sdk: { name: crypto.randomUUID() }, firestore: { locks: null } });
    const words: unknown[] = [];
    const following = accounts.identity.subscribe((word) => words.push(word));
    expect(words).toEqual([]);
    await eventually(() => { expect(hint.read()).toBeNull(); });
    expect(words.every((word) => JSON.stringify(word) === JSON.stringify(E.right(null)))).toBe(true);
    following.unsubscribe();
  });
});

describe('a member in a browser', () => {
  it('goes on after signing out and in again, with the profile and its changes', async () => {
    const house = await opened(webHouse);
    const current = await member(house);
    await heard(house.users.watch(current.uid), O.isSome);
    await done(house.accounts.signOut);
    await refusal(house.users.update(current.uid, { name: 'Nell' }));
    await done(house.accounts.signIn(current));
    const names: string[] = [];
    const following = house.users.watch(current.uid).subscribe((word) => E.isRight(word) && O.isSome(word.right) && names.push(word.right.value.name));
    await done(house.users.update(current.uid, { name: 'Nell' }));
    await eventually(() => { expect(names.at(-1)).toBe('Nell'); });
    following.unsubscribe();
  });

  it('is shut out by the marker at once, although the token lives on', async () => {
    const house = await opened(webHouse);
    const { uid } = await member(house);
    await house.disable(uid);
    expect(await refusal(house.users.update(uid, { name: 'Nell' }))).toEqual(notAllowed('profile'));
    expect(await refusal(house.avatars.put(uid, PICTURE))).toEqual(notAllowed('this place for pictures'));
  });

  it('is heard again as soon as the password was given again', async () => {
    const house = await opened(webHouse);
    const current = await member(house);
    const since = Date.now() + 1500;
    await writeAsServer(`access/${current.uid}`, { schemaVersion: 1, disabled: false, role: 'user', since });
    const words: string[] = [];
    const following = house.users.watch(current.uid).subscribe((word) => words.push(word._tag));
    await eventually(() => { expect(words).toEqual(['Left']); });
    await untilTime(since);
    await nextSecond();
    await done(house.accounts.reauthenticate(current));
    await eventually(() => { expect(words).toEqual(['Left', 'Right']); });
    following.unsubscribe();
  });

  it('is told where a profile is not what it has to be', async () => {
    const house = await opened(webHouse);
    const { uid } = await member(house);
    await writeAsServer(`users/${uid}`, { schemaVersion: 1, name: 7 });
    const failure = await refusal(house.users.find(uid));
    expect(failure).toMatchObject({ _tag: 'undecodable', source: `users/${uid}` });
    const word = await new Promise((resolve) => { const following = house.users.watch(uid).subscribe((told) => { resolve(told); queueMicrotask(() => following.unsubscribe()); }); });
    expect(word).toEqual(E.left(failure));
    expect(await refusal(house.users.recordOpened(uid, { itemKey: 'movie-1', mediaType: 'movie', movieID: 1, imdbID: null, title: 'A', posterPath: null, releaseYear: null, genres: [], openedAt: 1 }))).toEqual(failure);
  });

  it("is not the one whose account another's address would be", async () => {
    const house = await opened(webHouse);
    const other = await newcomer(await house.another());
    const current = await newcomer(house);
    // A project that protects its addresses keeps silent here, so that nobody learns which are known; the emulator says so.
    expect(await refusal(house.accounts.changeEmail(current, other.email))).toEqual(conflict('account'));
    expect((await house.readLetters(other.email)).map(({ kind }) => kind)).toEqual(['verify-email']);
    expect((await signedInAs(house.accounts)).email).toBe(current.email);
    await done(house.accounts.signIn(other));
    expect((await signedInAs(house.accounts)).uid).toBe(other.uid);
  });
});

describe('without a way to the database', () => {
  const { emulators, ...rest } = settings();
  const name = crypto.randomUUID();
  const cutOff = firebase({
    settings: { ...rest, emulators: emulators === null ? null : { ...emulators, firestore: '127.0.0.1:1' } }, endSessions, hint: passingHint(), sdk: { name }, firestore: { locks: null },
  });
  afterAll(() => cutOff.accounts.signOut());

  it('changes are refused in time, and nothing is said to be missing', async () => {
    const { uid } = await newcomer(cutOff);
    expect(await refusal(cutOff.users.update(uid, { name: 'Nell' }))).toEqual(offline);
    expect(await refusal(cutOff.users.find(uid))).toEqual(offline);
    expect(await new Promise((resolve) => { cutOff.markers.watch(uid).subscribe(resolve); })).toEqual(E.left(offline));
  });
});

describe('pictures', () => {
  it('have addresses that outlive the next picture: none of what the service makes anew for each', async () => {
    const house = await opened(webHouse);
    const { uid } = await member(house);
    const address = new URL(await done(house.avatars.put(uid, PICTURE)));
    expect([...address.searchParams.keys()].sort()).toEqual(['alt', 'v']);
  });

  it('are refused to a browser in which nobody is signed in', async () => {
    const { firebase: stranger } = browser();
    const { uid } = await newcomer(await opened(webHouse));
    const failure = await refusal(stranger.avatars.put(uid, PICTURE));
    expect([unauthenticated, notAllowed('this place for pictures')]).toContainEqual(failure);
  });
});
