import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { memoryBannerAdminRepository } from '#adapters/memory/admin/memory-banner-admin';
import { memoryBannerFiles } from '#adapters/memory/admin/memory-banner-files.fixture';
import { memoryFeedbackAdmin } from '#adapters/memory/admin/memory-feedback-admin';
import { memoryFeedback } from '#adapters/memory/memory-feedback';
import { memoryListAdmin } from '#adapters/memory/server/memory-list-admin';
import { memoryListShares } from '#adapters/memory/server/memory-list-shares';
import { addTestUser, createTestServer, NOON } from '#adapters/memory/server/test-server.fixture';
import { putDocument } from '#adapters/memory/storage/state';
import { newBannerName } from '#domain/banners/banner-name';
import { noItemFilter } from '#domain/lists/item-query';
import { newAddition, newCreation } from '#domain/lists/list.fixture';
import type { AddedTitle } from '#domain/lists/server/list-payload';
import type { Answer } from '#domain/shared/answer';
import { unexpected } from '#domain/shared/failure';
import { addItemToList, removeItemFromList } from '#application/server/lists/change-items';
import { shareList, unshareList } from '#application/server/lists/share-list';
import { sendFeedback } from '#application/server/send-feedback';
import { changeBanners } from './change-banners';
import { changeFeedback } from './change-feedback';
import { testGenreImages } from './genre-images.fixture';
import { refreshGenreImages } from './refresh-genre-images';
import { removeLists } from './remove-lists';

const bannerOf = (digit: string): string => newBannerName(NOON, digit.repeat(16));
const [SHOWN, HIDDEN, UPLOADED] = ['a', 'b', 'c'].map(bannerOf) as [string, string, string];
const SHARE_ID = 'f'.repeat(32);
const MESSAGE_ID = 'd'.repeat(32);

/**
 * A member with two lists, one of them shared, two messages, two banners and an uploaded file. Write number `at` is not made, or its result
 * is lost.
 */
const open = async () => {
  const server = createTestServer();
  const { storage, clock: { time } } = server;
  const maya = await addTestUser(server, 'maya');
  const lists = memoryListAdmin(storage);
  const shares = memoryListShares(storage);
  for (const change of [newCreation('noir', 'noir'), newCreation('rain', 'rain'), newAddition('noir', 1, 2)])
    await expectRight(lists.apply({ commandId: 'setup', uid: maya.uid, createdAt: NOON, change }, NOON));
  await expectRight(shares.add('rain', 'e'.repeat(32), NOON));
  for (const id of ['one', 'two'])
    server.change(putDocument('feedback', id, { id, message: 'More westerns.', email: null, sentAt: NOON, state: 'new' }));
  server.change(
    putDocument('settings', 'banners', {
      content: [SHOWN, HIDDEN].map((name) => ({ name, url: `/files/${name}`, active: name === SHOWN })),
    }),
  );
  const files = new Map([SHOWN, HIDDEN, UPLOADED].map((name) => [name, 'image'] as const));
  const genreImages = testGenreImages();
  const crashes: { at: number; moment: 'before' | 'after'; count: number } = { at: 0, moment: 'before', count: 0 };
  const write = <A>(answer: Answer<A>): Answer<A> => async () => {
    crashes.count += 1;
    if (crashes.count !== crashes.at) return answer();
    if (crashes.moment === 'after') await answer();
    return TE.left(unexpected('crash'))();
  };
  const feedback = memoryFeedback({ storage, clock: { now: () => time } });
  const [inbox, banners, bannerFiles] = [memoryFeedbackAdmin(storage), memoryBannerAdminRepository(storage), memoryBannerFiles(files)];
  const { files: pictureFiles, images } = genreImages.deps;
  const deps = {
    ...server.deps,
    clock: { now: () => time },
    random: () => 0.5,
    newShareId: () => SHARE_ID,
    lists: { ...lists, apply: (...call: Parameters<typeof lists.apply>) => write(lists.apply(...call)) },
    shares: {
      ...shares,
      add: (...call: Parameters<typeof shares.add>) => write(shares.add(...call)),
      remove: (listID: string) => write(shares.remove(listID)),
    },
    feedback: { send: (...call: Parameters<typeof feedback.send>) => write(feedback.send(...call)) },
    feedbackInbox: {
      setState: (...call: Parameters<typeof inbox.setState>) => write(inbox.setState(...call)),
      delete: (id: string) => write(inbox.delete(id)),
    },
    banners: { update: (...call: Parameters<typeof banners.update>) => write(banners.update(...call)) },
    bannerFiles: {
      ...bannerFiles,
      encode: (name: string) => write(bannerFiles.encode(name)),
      remove: (name: string) => write(bannerFiles.remove(name)),
    },
    genreImages: {
      ...genreImages.deps,
      files: { store: (...call: Parameters<typeof pictureFiles.store>) => write(pictureFiles.store(...call)) },
      images: { ...images, add: (...call: Parameters<typeof images.add>) => write(images.add(...call)) },
    },
  };
  const outcome = async () => {
    const state = await expectRight(storage.read);
    const { items } = await expectRight(
      storage.items.select({ listID: 'noir', sort: 'addedAt', direction: 'asc', filter: noItemFilter }, { after: null, until: null }, 10),
    );
    const stored = [...state.lists.values()];
    return {
      bin: stored.filter(({ deletedAt }) => deletedAt !== null).map(({ listID }) => listID),
      shared: stored.flatMap(({ listID, shareId }) => (shareId === null ? [] : [`${listID} ${shareId}`])),
      items: items.map(({ itemKey }) => itemKey).sort(),
      counted: state.lists.get('noir')?.itemCount,
      messages: [...state.feedback.values()].map(({ id, state: message }) => `${id} ${message}`),
      banners: (state.settings.get('banners')?.content ?? []).map(({ name, active }) => `${name} ${active}`),
      files: [...files.keys()],
      pictures: genreImages.stored().map(({ slug }) => slug).sort(),
      // Which title illustrates which genre depends on what was made before.
      pictured: genreImages.stored().map(({ itemKey }) => itemKey).sort(),
    };
  };
  return { deps, maya, crashes, outcome };
};

const MATRIX: AddedTitle = {
  mediaType: 'movie', movieID: 603, title: 'The Matrix', imdbID: null, posterPath: null, releaseYear: 1999,
  genres: [],
  runtime: null, vote: null, note: null,
};

type Opened = Awaited<ReturnType<typeof open>>;
type Outcome = Awaited<ReturnType<Opened['outcome']>>;

const BEFORE: Outcome = {
  bin: [], shared: [`rain ${'e'.repeat(32)}`], items: ['movie-1', 'movie-2'], counted: 2, messages: ['one new', 'two new'],
  banners: [`${SHOWN} true`, `${HIDDEN} false`], files: [SHOWN, HIDDEN, UPLOADED], pictures: [], pictured: [],
};

const calls: ReadonlyArray<readonly [string, (opened: Pick<Opened, 'deps' | 'maya'>) => Answer<unknown>, Partial<Outcome>]> = [
  ['removeLists', ({ deps }) => removeLists(deps, ['noir', 'rain']), { bin: ['noir', 'rain'] }],
  [
    'sendFeedback',
    ({ deps }) => sendFeedback(deps, { message: 'And comedies.', email: null, id: MESSAGE_ID }),
    { messages: ['one new', 'two new', `${MESSAGE_ID} new`] },
  ],
  [
    'changeFeedback (answered)',
    ({ deps }) => changeFeedback(deps, ['one', 'two'], 'answered'),
    { messages: ['one answered', 'two answered'] },
  ],
  ['changeFeedback (delete)', ({ deps }) => changeFeedback(deps, ['one', 'two'], 'delete'), { messages: [] }],
  [
    'addItemToList',
    ({ deps, maya }) => addItemToList(deps, 'noir', MATRIX, maya),
    { items: ['movie-1', 'movie-2', 'movie-603'], counted: 3 },
  ],
  ['removeItemFromList', ({ deps, maya }) => removeItemFromList(deps, 'noir', 'movie-1', maya), { items: ['movie-2'], counted: 1 }],
  ['shareList', ({ deps, maya }) => shareList(deps, 'noir', maya), { shared: [`rain ${'e'.repeat(32)}`, `noir ${SHARE_ID}`].sort() }],
  ['unshareList', ({ deps, maya }) => unshareList(deps, 'rain', maya), { shared: [] }],
  [
    'changeBanners (add)',
    ({ deps }) => changeBanners(deps, { kind: 'add', bannerName: UPLOADED, active: true }),
    { banners: [`${UPLOADED} true`, `${SHOWN} false`, `${HIDDEN} false`] },
  ],
  [
    'changeBanners (activate)',
    ({ deps }) => changeBanners(deps, { kind: 'activate', bannerName: HIDDEN }),
    { banners: [`${SHOWN} false`, `${HIDDEN} true`] },
  ],
  [
    'changeBanners (deactivate)',
    ({ deps }) => changeBanners(deps, { kind: 'deactivate', bannerName: SHOWN }),
    { banners: [`${SHOWN} false`, `${HIDDEN} false`] },
  ],
  [
    'changeBanners (remove)',
    ({ deps }) => changeBanners(deps, { kind: 'remove', bannerName: SHOWN }),
    { banners: [`${HIDDEN} false`], files: [HIDDEN, UPLOADED] },
  ],
  [
    'refreshGenreImages',
    ({ deps }) => refreshGenreImages(deps, { cursor: null, genres: ['action', 'war'] }),
    { pictures: ['action', 'war'], pictured: ['movie-603', 'movie-604'] },
  ],
];

describe.each(calls)('%s', (_, call, changes) => {
  const expected = { ...BEFORE, ...changes };

  it('reaches its outcome when repeated after an interruption at any write', async () => {
    const undisturbed = await open();
    expect(await undisturbed.outcome()).toEqual(BEFORE);
    await expectRight(call(undisturbed));
    expect(await undisturbed.outcome()).toEqual(expected);
    const writes = undisturbed.crashes.count;
    expect(writes).toBeGreaterThan(0);
    for (let at = 1; at <= writes; at += 1) {
      for (const moment of ['before', 'after'] as const) {
        const interrupted = await open();
        Object.assign(interrupted.crashes, { at, moment });
        await call(interrupted)();
        await expectRight(call(interrupted));
        expect([at, moment, await interrupted.outcome()]).toEqual([at, moment, expected]);
      }
    }
  });

  it('changes nothing when repeated', async () => {
    const opened = await open();
    for (let time = 0; time < 2; time += 1) await expectRight(call(opened));
    expect(await opened.outcome()).toEqual(expected);
  });
});
