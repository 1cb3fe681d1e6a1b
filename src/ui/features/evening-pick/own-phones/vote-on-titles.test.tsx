import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CATALOGUE_USE_CASES } from '#application/service-keys';
import { notFound } from '#domain/shared/failure';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { VoteOnTitles } from './vote-on-titles';

afterEach(cleanup);

/** Opens rounds in one tab, whose votes arrive or not. */
const openTab = (arrives: boolean) => {
  const onVoted = vi.fn(() => Promise.resolve(arrives));
  const storage = testBrowser()();
  const services = new Map<unknown, unknown>([
    [BROWSER_STORAGE, storage], [CATALOGUE_USE_CASES, { getDetails: () => TE.left(notFound('title')) }],
  ]);
  const open = (ballot: string) => render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <VoteOnTitles
          ballot={ballot}
          titles={['movie-1', 'movie-2', 'movie-3']}
          filters={{ both: [], either: [] }}
          {...{ moods: [], brought: [], time: null, now: 0, isSending: false, failure: null, onVoted }}
        />
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return { onVoted, storage, open };
};

it('goes on after a reload where this round was, and begins another round anew', async () => {
  const { onVoted, open } = openTab(true);
  const { unmount } = open('one 0');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  await screen.findByRole('heading', { name: 'Title 3 of 3' });
  unmount();
  const reloaded = open('one 0');
  await screen.findByRole('heading', { name: 'Title 3 of 3' });
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onVoted.mock.calls).toEqual([[['movie-1', 'movie-3']]]);
  reloaded.unmount();
  open('one 1');
  await screen.findByRole('heading', { name: 'Title 1 of 3' });
});

it.each([[true, 0], [false, 1]])('keeps no votes in the tab that have arrived (%s)', async (arrives, kept) => {
  const { onVoted, storage, open } = openTab(arrives);
  open('one 0');
  for (let vote = 0; vote < 3; vote += 1) fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(onVoted).toHaveBeenCalled());
  await waitFor(() => expect(storage.session.listKeys()).toHaveLength(kept));
});
