import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { findLeadCrew } from '#domain/catalogue/crew';
import type { Colleague, PersonDetails } from '#domain/catalogue/person';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { Answer } from '#domain/shared/answer';

/** Titles that are looked up, and how many at once; members of a title's cast that count; and most colleagues. */
const [MAX_TITLES, AT_ONCE, BILLED, MAX_COLLEAGUES] = [8, 4, 15, 8];

/** Guests of shows and people in documentaries play themselves. */
const isSelf = (character: string | null): boolean => /^(?:self|himself|herself|themselves)\b/i.test(character ?? '');

const peopleOf = ({ mediaType, cast, crew }: TitleDetails): ReadonlyMap<number, string> =>
  new Map([...cast.slice(0, BILLED), ...findLeadCrew(mediaType, crew)].map(({ personId, name }) => [personId, name]));

/**
 * Loads the people of several of a person's best-known titles, with a request for each title: for a catalogue whose people do not contain
 * them. A title that fails is left out; fails as `getDetails` does if all of them fail.
 */
export const loadColleagues = (
  { getDetails }: Pick<Catalogue, 'getDetails'>, { id: own, filmography }: Pick<PersonDetails, 'id' | 'filmography'>, signal?: AbortSignal,
): Answer<ReadonlyArray<Colleague>> => async () => {
  const parts = filmography.filter(({ part }) => part.as === 'crew' || !isSelf(part.character));
  const titles = [...new Map(parts.map(({ title }) => [itemKey(title), title])).values()]
    .sort((a, b) => (b.voteCount ?? 0) - (a.voteCount ?? 0)).slice(0, MAX_TITLES);
  const answers: Awaited<ReturnType<ReturnType<typeof getDetails>>>[] = [];
  for (let at = 0; at < titles.length; at += AT_ONCE)
    answers.push(...await Promise.all(titles.slice(at, at + AT_ONCE).map((title) => getDetails(title, signal, 'look-up')())));
  const [first] = answers;
  if (first !== undefined && E.isLeft(first) && answers.every(E.isLeft)) return first;
  const counts = new Map<number, Colleague>();
  for (const answer of answers)
    for (const [personId, name] of E.isRight(answer) ? peopleOf(answer.right) : [])
      counts.set(personId, { personId, name, titleCount: (counts.get(personId)?.titleCount ?? 0) + 1 });
  return E.right([...counts.values()].filter(({ personId, titleCount }) => personId !== own && titleCount > 1)
    .sort((a, b) => b.titleCount - a.titleCount).slice(0, MAX_COLLEAGUES));
};
