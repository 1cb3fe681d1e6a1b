import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey, parseItemKey } from '#domain/catalogue/title-id';
import { rankPicks } from '#domain/evening-pick/next-pick';
import { withoutLeastVote } from '#domain/evening-pick/seen-before';
import { contentOfDetails } from './content-of-details';
import { fitsLimit, withLength } from './may-fit';
import type { TasteQuestion } from './read-member-taste';

type Evening = Pick<TasteQuestion, 'mediaType' | 'filters'>;

/** Most titles that are looked up: each is a request with TMDB. */
export const MAX_BROUGHT_LOOKUPS = 48;
/** Lookups at a time. */
const AT_ONCE = 6;

/**
 * Returns the keys of titles of a list that may fit an evening by the facts in the list, in the order of the evening, at most
 * `limit`. @param seed the evening, from which the order follows.
 */
export const broughtKeys = (
  titles: ReadonlyArray<Title>, { mediaType, filters }: Evening, seed: string, limit: number,
): ReadonlyArray<string> => {
  const rankedWith = (content: ReadonlySet<string>): ReadonlyArray<string> => {
    const candidates = titles
      .filter((title) => title.mediaType === mediaType)
      .map((title) => ({ title, evidence: { kind: 'list', name: '' } as const, content }));
    return rankPicks({ candidates, filters, evening: seed, excluded: new Set() }).map(({ title }) => itemKey(title));
  };
  // The list has no keywords: a title may have any, but those that fit without one come first.
  const any = new Set(filters.flatMap((each) => each.content));
  return [...new Set([...rankedWith(new Set()), ...rankedWith(any)])].slice(0, limit);
};

/** A title of a list that fits an evening, and the facts of the filters that it is known to have. */
export type FittingTitle = { readonly title: TitleDetails; readonly content: ReadonlySet<string> };

/**
 * Returns the titles of these keys that fit an evening by the facts of the catalogue, with their length. A title whose length is unknown
 * fits no limit. Titles that the catalogue does not have, or that could not be loaded, are left out.
 */
export const loadBrought = ({ getDetails, discover }: Pick<Catalogue, 'getDetails' | 'discover'>) => async (
  keys: ReadonlyArray<string>, { mediaType, filters }: Evening, signal?: AbortSignal,
): Promise<ReadonlyArray<FittingTitle>> => {
  const ids = keys.slice(0, MAX_BROUGHT_LOOKUPS).flatMap((key) => {
    const id = O.toNullable(parseItemKey(key));
    return id === null || id.mediaType !== mediaType ? [] : [id];
  });
  const found: TitleDetails[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => getDetails(id, signal, 'look-up')()));
    for (const details of part)
      if (E.isRight(details)) found.push(withLength(details.right));
  }
  const fitting = withoutLeastVote(filters);
  const known = await contentOfDetails({ discover })(filters, found);
  return found
    .map((title) => ({ title, content: known.get(itemKey(title)) ?? new Set<string>() }))
    .filter(({ title, content }) => fitsLimit(fitting, title, content));
};
