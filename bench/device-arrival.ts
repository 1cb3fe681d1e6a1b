// Measures how soon a change on one device of a member shows on another one, on the emulator with the app's rules.
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, NEVER, of, ReplaySubject, share } from 'rxjs';
import { firestoreListRepository } from '#adapters/firebase/firestore/lists/firestore-list-repository';
import { noItemFilter } from '#domain/lists/item-query';
import type { NewListItem } from '#domain/lists/list-item';
import type { ListRepository } from '#domain/lists/list-repository';
import type { UserId } from '#domain/users/user-id';
import type { Figure } from './figures.ts';

const REPETITIONS = 20;
/** A person sees a change "in about a second", in ms. */
const BOUND = 1000;

type Member = { readonly uid: UserId; readonly listID: string };

/** Opens a device of a member: a client of its own, with the app's repository. */
const openDevice = (environment: RulesTestEnvironment, uid: UserId): ListRepository => {
  const db = environment.authenticatedContext(uid, { auth_time: Math.floor(Date.now() / 1000), role: 'user' }).firestore() as unknown as Firestore;
  const nothing = () => Promise.resolve();
  return firestoreListRepository({
    store: { open: () => Promise.resolve(db), reconnect: nothing, clearLocalData: nothing },
    identity: of(E.right({ uid, email: 'maya@marquee.example', emailVerified: true, name: null, role: 'user', authTime: 0, token: null })), renewed: NEVER, clock: { now: Date.now, correct: () => Promise.resolve(false) },
  });
};

/** Adds titles to a list on one device. @returns the time from sending each addition, and from its confirmation, until the watch of another device has the title; in ms. */
export const measureArrival = async (environment: RulesTestEnvironment, { uid, listID }: Member, itemOf: (index: number) => NewListItem): Promise<ReadonlyArray<Figure>> => {
  const [one, other] = [openDevice(environment, uid), openDevice(environment, uid)];
  const watch = other.watchItems(uid, { listID, sort: 'addedAt', direction: 'desc', filter: noItemFilter }, { after: null, until: null }, 50).pipe(filter(E.isRight), share({ connector: () => new ReplaySubject(1) }));
  const subscription = watch.subscribe();
  await firstValueFrom(watch);
  const [sent, stored]: [number[], number[]] = [[], []];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const item = itemOf(repetition);
    const arrived = firstValueFrom(watch.pipe(filter(({ right }) => right.items.some(({ itemKey }) => itemKey === item.title.itemKey)))).then(() => performance.now());
    const start = performance.now();
    const answer = await one.apply({ commandId: crypto.randomUUID(), uid, createdAt: Date.now(), change: { kind: 'add-items', listID, items: [item] } })();
    if (E.isLeft(answer)) throw new Error(`The addition was refused: ${answer.left._tag}.`);
    const confirmed = performance.now();
    const shown = await arrived;
    sent.push(shown - start);
    stored.push(Math.max(0, shown - confirmed));
  }
  subscription.unsubscribe();
  return [
    { name: 'adding a title until another device shows it', runs: sent, unit: ' ms', bound: BOUND },
    { name: 'stored title until another device shows it', runs: stored, unit: ' ms', bound: BOUND },
  ];
};
