import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { putDocument } from '#adapters/memory/storage/state';
import { offline } from '#domain/shared/failure';
import type { RecentTitle, User } from '#domain/users/user';
import { MAYA, testBackend } from '#application/account/test-backend.fixture';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { createProfileUseCases } from './profile-use-cases';
import { presentRecentTitles, type PresentRecentDeps } from './present-recent-titles';
import { aRecentTitle } from './recent-title.fixture';

const renumbered = aRecentTitle(-11, 'The Wire', ['Crime'], { mediaType: 'tv', imdbID: 'tt0306414' });
const underTmdbId: RecentTitle = { ...renumbered, itemKey: 'tv-1438', movieID: 1438 };
const known = aRecentTitle(289, 'Casablanca', ['Drama']);
const unavailable = aRecentTitle(-9, 'A Film Not in the Catalogue', ['Drama'], { imdbID: 'tt9999999' });

/** Sets up Maya's backend with a catalogue that has replaced the number -11. */
const setUp = (content: ReadonlyArray<RecentTitle>, catalogue: Partial<PresentRecentDeps['catalogue']> = {}) => {
  const backend = testBackend(MAYA, (state) => putDocument('users', MAYA, { ...(state.users.get(MAYA) as User), content })(state));
  const profiles = createProfileUseCases({
    ...backend,
    lists: TE.right(backend.lists),
    history: TE.right(backend.history),
    storage: testBrowser()(),
    lock: testTabLock(),
  });
  const saved = (): ReadonlyArray<RecentTitle> => backend.state().users.get(MAYA)?.content ?? [];
  const present = presentRecentTitles({
    catalogue: {
      hasTitle: ({ id }) => TE.right(id > 0),
      findSuccessor: ({ mediaType, id }) => TE.right(id === -11 ? { mediaType, id: 1438 } : null),
      ...catalogue,
    },
    profiles,
    log: backend.log,
  });
  return { backend, saved, open: () => present(MAYA, saved()) };
};

describe('presentRecentTitles', () => {
  it('returns the saved titles if the catalogue has all of them', async () => {
    const { open, saved } = setUp([known]);
    expect(await open()).toEqual([known]);
    expect(saved()).toEqual([known]);
  });

  it('replaces changed keys and saves them, and leaves out titles that the catalogue lacks; the profile keeps all titles', async () => {
    const { open, saved } = setUp([renumbered, known, unavailable]);
    expect(await open()).toEqual([underTmdbId, known]);
    await vi.waitFor(() => expect(saved()).toEqual([underTmdbId, known, unavailable]));
    expect(await open()).toEqual([underTmdbId, known]);
  });

  it('merges a title that was recorded under both keys', async () => {
    const { open, saved } = setUp([underTmdbId, renumbered]);
    expect(await open()).toEqual([underTmdbId]);
    await vi.waitFor(() => expect(saved()).toEqual([underTmdbId]));
  });

  it('returns titles as they were saved while the catalogue cannot be read', async () => {
    const { open } = setUp([renumbered, unavailable], { findSuccessor: () => TE.left(offline) });
    expect(await open()).toEqual([renumbered, unavailable]);
    const unreachable = setUp([renumbered, known], { hasTitle: () => TE.left(offline) });
    expect(await unreachable.open()).toEqual([renumbered, known]);
  });

  it('logs the failure when the keys cannot be saved', async () => {
    const { backend, open } = setUp([renumbered]);
    backend.enter('ada');
    expect(await open()).toEqual([underTmdbId]);
    await vi.waitFor(() => expect(backend.logged).toEqual([['recent-titles.update-ids', { _tag: 'forbidden', what: 'profile' }]]));
  });
});
