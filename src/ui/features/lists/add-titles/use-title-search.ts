import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { suggestTitles } from '#application/catalogue/suggest-titles';
import { searchBoxMachine } from '#application/catalogue/search-box-machine';
import { formatSearch, parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import type { Failure } from '#domain/shared/failure';
import { fetchQuery } from '#ui/query/fetch-query.ts';
import type { Query } from '#ui/query/query.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { usePreloadSearch } from '#ui/features/search/box/use-preload-search.ts';

/** Queries the films and series for a text. */
const titlesQuery = (catalogue: CatalogueUseCases, typed: string): Query<ReadonlyArray<Title>> => {
  const query = parseSearch(typed);
  return { key: `titles ${formatSearch(query)}`, fetch: (signal) => suggestTitles(catalogue)(query, signal) };
};

/** The titles that a text finds. */
export type TitleSearchState = {
  /** `blank` without text; while `searching`, the titles are those of the text before. */
  readonly status: 'blank' | 'searching' | 'found' | 'failed';
  readonly titles: ReadonlyArray<Title>;
  readonly failure: Failure | null;
  readonly retry: () => void;
};

/** Searches for titles while a text is typed, as the search box does. A failed search is repeated at a reconnection. */
export const useTitleSearch = (text: string): TitleSearchState => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const queryCache = useQueryCache();
  const machine = useMemo(
    () => searchBoxMachine<Title>((typed, signal) => fetchQuery(queryCache, titlesQuery(catalogue, typed), signal)),
    [catalogue, queryCache],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const warmSearch = usePreloadSearch();
  useEffect(warmSearch, [warmSearch]);
  useEffect(() => actor.send({ type: 'text.typed', text }), [actor, text]);
  const retry = (): void => {
    actor.send({ type: 'box.left' });
    actor.send({ type: 'box.entered' });
  };
  useReconnected(() => {
    if (context.failure !== null) retry();
  });
  const titles = context.suggestions;
  if (text.trim() === '') return { status: 'blank', titles: [], failure: null, retry };
  // The machine gets the text after the field has rendered it.
  if (!snapshot.matches('showing') || context.text !== text) return { status: 'searching', titles, failure: null, retry };
  return { status: context.failure === null ? 'found' : 'failed', titles, failure: context.failure, retry };
};
