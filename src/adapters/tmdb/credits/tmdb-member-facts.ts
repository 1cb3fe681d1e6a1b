import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { MemberFacts } from '#domain/catalogue/credits/member-facts';
import { creditsOfDetails, type CreditsByTitle, type CreditsLookup, type TitleCredits } from '#domain/catalogue/credits/title-credits';
import { itemKey } from '#domain/catalogue/title-id';

/** Titles of one call: each is a request for its details. */
const MAX_TITLES = 40;
/** Requests at a time: TMDB limits bursts. */
const AT_ONCE = 4;

type Details = Pick<Catalogue, 'getDetails'>;

const getCreditsOfDetails = ({ getDetails }: Details): CreditsLookup['getCredits'] => (titles, signal) => async () => {
  const credits = new Map<string, TitleCredits>();
  const first = titles.slice(0, MAX_TITLES);
  for (let from = 0; from < first.length; from += AT_ONCE) {
    const part = first.slice(from, from + AT_ONCE);
    for (const [at, details] of (await Promise.all(part.map((title) => getDetails(title, signal, 'look-up')()))).entries()) {
      if (E.isRight(details)) credits.set(itemKey(part[at] ?? details.right), creditsOfDetails(details.right));
      else if (details.left._tag !== 'not-found') return details;
    }
  }
  return E.right<never, CreditsByTitle>(credits);
};

/** Creates the lookups of members on TMDB, which says of no fact which titles have it. */
export const tmdbMemberFacts = (deps: Details): MemberFacts => ({
  tasteModel: TE.right(null),
  credits: { maxTitles: MAX_TITLES, getCredits: getCreditsOfDetails(deps) },
});
