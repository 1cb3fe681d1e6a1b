import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { findLeadCrew } from '#domain/catalogue/crew';
import { judgeByFacts } from '#domain/catalogue/text-match/judge-by-facts';
import type { Judgement, NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { Failure } from '#domain/shared/failure';

/** Equal titles whose details are read to decide between them. */
const MAX_DETAILS = 4;

type Deps = { readonly catalogue: Pick<Catalogue, 'getDetails'>; readonly signal: AbortSignal };

/** Decides between equal titles by director and length, if the file has them. */
export const decideByFacts = async (
  { catalogue, signal }: Deps, named: NamedTitle, judgement: Judgement,
): Promise<E.Either<Failure, Judgement>> => {
  if (
    judgement.kind !== 'several' ||
    !judgement.areCertain ||
    judgement.titles.length > MAX_DETAILS ||
    (named.directors.length === 0 && named.minutes === null)
  )
    return E.right(judgement);
  const known: Parameters<typeof judgeByFacts>[1][number][] = [];
  for (const title of judgement.titles) {
    const details = await catalogue.getDetails(title, signal, 'look-up')();
    if (E.isLeft(details) && details.left._tag !== 'not-found') return details;
    const crew = E.isRight(details) ? findLeadCrew(title.mediaType, details.right.crew).map(({ name }) => name) : [];
    known.push({ title, directors: crew, minutes: title.runtime ?? (E.isRight(details) ? details.right.runtime : null) });
  }
  const title = judgeByFacts(named, known);
  return E.right(title === null ? judgement : { kind: 'matched', title });
};
