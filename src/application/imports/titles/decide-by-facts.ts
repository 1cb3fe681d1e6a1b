import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { findLeadCrew } from '#domain/catalogue/crew';
import { contradictsFacts, judgeByFacts, type TitleFacts } from '#domain/catalogue/text-match/judge-by-facts';
import type { Judgement, NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { Title } from '#domain/catalogue/title';
import type { Failure } from '#domain/shared/failure';
import { ownImdbId } from './ids-of-file';

/** Equal titles whose details are read to decide between them. */
const MAX_DETAILS = 4;

type Deps = { readonly catalogue: Pick<Catalogue, 'getDetails'>; readonly signal: AbortSignal };

type Known = TitleFacts & { readonly imdbId: string | null };

const readFacts = async ({ catalogue, signal }: Deps, title: Title): Promise<E.Either<Failure, Known>> => {
  const details = await catalogue.getDetails(title, signal, 'look-up')();
  const unknown = { title, directors: [], minutes: title.runtime, imdbId: null };
  if (E.isLeft(details)) return details.left._tag === 'not-found' ? E.right(unknown) : details;
  const { crew, runtime, imdbId } = details.right;
  const directors = findLeadCrew(title.mediaType, crew).map(({ name }) => name);
  return E.right({ title, directors, minutes: title.runtime ?? runtime, imdbId });
};

/** Puts the only title of a name to the person if the file has an IMDb id, and the title another one or contradicting facts. */
const checkByFacts = async (deps: Deps, named: NamedTitle, title: Title): Promise<E.Either<Failure, Judgement>> =>
  E.map((known: Known): Judgement => {
    const isOther = known.imdbId === null ? contradictsFacts(named, known) : known.imdbId !== named.imdbId;
    return isOther ? { kind: 'several', titles: [title], areCertain: false, isLikely: false } : { kind: 'matched', title };
  })(await readFacts(deps, title));

/**
 * Decides between equal titles by director and length, if the file has them. @param isByName whether no id of the file led to a title: then
 * that of its name can be a namesake.
 */
export const decideByFacts = async (
  deps: Deps, named: NamedTitle, judgement: Judgement, isByName: boolean,
): Promise<E.Either<Failure, Judgement>> => {
  if (judgement.kind === 'none' || (named.directors.length === 0 && named.minutes === null)) return E.right(judgement);
  if (judgement.kind === 'matched')
    return isByName && ownImdbId(named) !== null ? checkByFacts(deps, named, judgement.title) : E.right(judgement);
  if (!judgement.areCertain || judgement.titles.length > MAX_DETAILS) return E.right(judgement);
  const known: Known[] = [];
  for (const each of judgement.titles) {
    const facts = await readFacts(deps, each);
    if (E.isLeft(facts)) return facts;
    known.push(facts.right);
  }
  const title = judgeByFacts(named, known);
  return E.right(title === null ? judgement : { kind: 'matched', title });
};
