import * as E from 'fp-ts/Either';
import { useMemo } from 'react';
import { readBroughtLists, type BroughtList } from '#application/evening-pick/read-brought-lists';
import { broughtKeys, loadBrought, MAX_BROUGHT_LOOKUPS, type FittingTitle } from '#application/evening-pick/fitting-brought';
import { ownListId, type ListSource } from '#application/evening-pick/list-source';
import type { TasteQuestion } from '#application/evening-pick/read-member-taste';
import { CATALOGUE_USE_CASES, MEMBER_LISTS_LOADER, SHARED_LIST_READER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import type { Candidate } from '#domain/evening-pick/next-pick';
import { isSignedIn } from '#domain/users/session';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { useQuery, type QueryResult } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

type Evening = Pick<TasteQuestion, 'mediaType' | 'filters'>;

/** Returns the lists that people brought along, each as null that cannot be found. Pending without any. */
export const useBroughtLists = (sources: ReadonlyArray<ListSource>): QueryResult<ReadonlyArray<BroughtList | null>> => {
  const shared = useService(SHARED_LIST_READER);
  const { current$ } = useService(MEMBER_LISTS_LOADER);
  const { session, loading, isSessionExpected } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const isWaiting = uid === null && loading && isSessionExpected && sources.some((source) => ownListId(source) !== null);
  return useQuery(sources.length === 0 || isWaiting ? null : {
    key: `evening lists ${uid ?? ''} ${sources.join(' ')}`,
    fetch: (signal) => readBroughtLists({ shared, own: uid === null ? null : current$ })(sources, signal),
  });
};

/** Returns the titles of these keys that fit an evening; null until they are loaded. @param keys null until they are known. */
export const useFittingTitles = (
  keys: ReadonlyArray<string> | null, { mediaType, filters }: Evening,
): ReadonlyArray<FittingTitle> | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const found = useQuery(keys === null || keys.length === 0 ? null : {
    key: `evening titles ${keys.join(' ')} ${JSON.stringify(filters)}`,
    fetch: (signal) => () => loadBrought(catalogue)(keys, { mediaType, filters }, signal).then(E.right),
  });
  return useMemo(() => {
    if (keys === null) return null;
    return keys.length === 0 ? [] : found._tag === 'success' ? found.value : found._tag === 'error' ? [] : null;
  }, [keys, found]);
};

export type Brought = {
  /** Titles of the lists that fit; null until they are known. */
  readonly titles: ReadonlyArray<TitleDetails> | null;
  /** Adds to a candidate on which of the lists its title is, and the keywords by which it fits. */
  readonly withList: (candidate: Candidate) => Candidate;
};

/** Returns what the lists of an evening have for it. @param seed the evening, from which the order follows. */
export const useBrought = (sources: ReadonlyArray<ListSource>, { mediaType, filters }: Evening, seed: string): Brought => {
  const lists = useBroughtLists(sources);
  const isNone = sources.length === 0;
  const read = lists._tag === 'success' ? lists.value : null;
  const isFailed = lists._tag === 'error';
  const keys = useMemo(() => {
    if (isNone || isFailed) return [];
    const each = Math.floor(MAX_BROUGHT_LOOKUPS / Math.max(1, read?.length ?? 1));
    return read === null ? null : [...new Set(read.flatMap((list) =>
      broughtKeys((list?.titles ?? []).map(storedTitleToTitle), { mediaType, filters }, seed, each)))];
  }, [isNone, isFailed, read, mediaType, filters, seed]);
  const fitting = useFittingTitles(keys, { mediaType, filters });
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const list of read ?? []) for (const title of list?.titles ?? []) names.set(title.itemKey, list?.name ?? '');
    const contents = new Map(fitting?.map(({ title, content }) => [itemKey(title), content]));
    return {
      titles: fitting?.map(({ title }) => title) ?? null,
      withList: (candidate) => {
        const key = itemKey(candidate.title);
        const [name, content] = [names.get(key), contents.get(key)];
        return name === undefined || content === undefined ? candidate : { ...candidate, evidence: { kind: 'list', name }, content };
      },
    };
  }, [read, fitting]);
};

/** Returns titles, then those of others that are not among them. */
export const appendMissing = (titles: ReadonlyArray<Title>, others: ReadonlyArray<Title>): ReadonlyArray<Title> => {
  const known = new Set(titles.map(itemKey));
  return [...titles, ...others.filter((title) => !known.has(itemKey(title)))];
};
