import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import { clearMemberDataExcept, memberDataKey } from '#application/profile/member-data-keys';
import { film, maya } from '#domain/lists/list.fixture';
import type { JointListPart } from '#domain/lists/together/joint-list';
import { notFound, offline, type Failure } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { openJointList, type JointListState } from './joint-list-window';
import { keptJointLists } from './kept-joint-lists';

const ben = aUserId('ben');
const part = (listID: string, id = 1): JointListPart => ({
  listID, name: 'noir', displayName: null, owner: 'Ben', itemCount: 70, description: '', people: [{ uid: ben, name: 'Ben' }],
  items: [{ ...film(id), order: 'a', note: 'Hats on.', addedBy: null }], cursor: '50',
});

/** A browser in which Maya opens Ben’s list again and again. */
const open = () => {
  const storage = testBrowser()();
  const state = { now: 1000 };
  const kept = keptJointLists(storage, maya, () => state.now);
  /** Opens the list and returns how it looks after these answers of the server. */
  const visit = async (...answers: ReadonlyArray<E.Either<Failure, JointListPart>>): Promise<ReadonlyArray<JointListState>> => {
    const shown: JointListState[] = [];
    let at = 0;
    const read = () => () => {
      const answer = answers[Math.min(at, answers.length - 1)] ?? E.left(offline);
      at += 1;
      return Promise.resolve(answer);
    };
    const window = openJointList({ uid: maya, outbox: of(E.right(emptyOutbox)), read, kept }, 'noir');
    const subscription = window.state$.subscribe((each) => shown.push(each));
    for (let step = 0; step < answers.length; step += 1) {
      await new Promise((resolve) => { setTimeout(resolve); });
      await window.poll();
    }
    subscription.unsubscribe();
    return shown.filter(({ isReading }) => !isReading);
  };
  return { storage, state, kept, visit };
};
const facts = ({ titles, hasMore, since, failure }: JointListState) =>
  [titles.map(({ itemKey }) => itemKey), hasMore, since, failure?._tag];

it('a list of others that was opened once is there without a network, with its time, until the server answers', async () => {
  const { state, visit } = open();
  expect((await visit(E.left(offline))).map(facts)).toEqual([[[], false, null, 'offline']]);
  await visit(E.right(part('noir')));
  state.now = 2000;
  expect((await visit(E.left(offline))).map(facts)).toEqual([[['movie-1'], true, 1000, 'offline']]);
  // The same answer as before takes the note away, and counts from now on.
  expect((await visit(E.left(offline), E.right(part('noir')))).map(facts).at(-1)).toEqual([['movie-1'], true, null, undefined]);
  expect((await visit(E.left(offline))).map(facts)).toEqual([[['movie-1'], true, 2000, 'offline']]);
  // A list that is gone can be copied as it is known, once.
  expect((await visit(E.left(notFound('list')))).map(facts)).toEqual([[['movie-1'], true, 2000, 'not-found']]);
  expect((await visit(E.left(offline))).map(facts)).toEqual([[[], false, null, 'offline']]);
});

it('knows the lists themselves, at most ten with titles and none that the member edits no more, and nothing after a sign-out', () => {
  const { storage, kept } = open();
  for (let index = 0; index < 12; index += 1) kept.keep(part(`list-${index}`));
  expect([kept.find('list-1'), kept.find('list-2')?.part, kept.lists()]).toEqual([null, part('list-2'), null]);
  const { listID, name, displayName, owner, itemCount } = part('list-5');
  kept.keepLists([{ listID, name, displayName, owner, itemCount }]);
  expect([kept.lists()?.all.map((list) => list.listID), kept.find('list-4'), kept.find('list-5')?.at]).toEqual([['list-5'], null, 1000]);
  expect(keptJointLists(storage, ben, () => 1).find('list-5')).toBeNull();
  clearMemberDataExcept(storage, null);
  expect([kept.lists(), kept.find('list-5')]).toEqual([null, null]);
  storage.local.set(memberDataKey('joint', maya), '{"lists":');
  expect(kept.find('list-5')).toBeNull();
});
