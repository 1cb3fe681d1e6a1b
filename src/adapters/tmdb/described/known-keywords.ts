import type { TmdbQueryDeps } from '#adapters/tmdb/queries/query-deps';

const known = new WeakMap<TmdbQueryDeps['request'], Map<string, number>>();

/**
 * Returns the ids of the keywords of all titles whose details were loaded, by name: a list by one of them needs no search for its id. Kept
 * beside the client, because the files of few visits use them.
 */
export const keywordIdsOf = ({ request }: TmdbQueryDeps): Map<string, number> => {
  const ids = known.get(request) ?? new Map<string, number>();
  known.set(request, ids);
  return ids;
};
