import { separate } from 'fp-ts/ReadonlyArray';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { findLeadCrew } from '#domain/catalogue/crew';
import type { FilmographyEntry, PersonDetails } from '#domain/catalogue/person';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { Answer } from '#domain/shared/answer';

/** Titles of one person: those that the person made (directed or created), or appeared in. Best known first. */
export type PersonsWork = {
  readonly as: 'maker' | 'cast'; readonly id: number; readonly name: string; readonly titles: ReadonlyArray<Title>;
};

/** Other work of the people of a title, and the other titles of its collection in their order. */
export type RelatedWork = {
  readonly people: ReadonlyArray<PersonsWork>;
  readonly collection: { readonly id: number; readonly name: string; readonly titles: ReadonlyArray<Title> } | null;
};

type CreditedPerson = { readonly id: number; readonly as: PersonsWork['as'] };

/** Members of the cast whose work is loaded. */
const LEADS = 2;

const peopleOf = ({ mediaType, crew, cast }: TitleDetails): ReadonlyArray<CreditedPerson> => [
  ...findLeadCrew(mediaType, crew).slice(0, 1).map(({ personId }) => ({ id: personId, as: 'maker' as const })),
  ...cast.slice(0, LEADS).map(({ personId }) => ({ id: personId, as: 'cast' as const })),
];

/** Guests of shows and people in documentaries play themselves. */
const isRole = ({ part }: FilmographyEntry): boolean => part.as === 'cast' && !/^(?:self|himself|herself|themselves)\b/i.test(part.character ?? '');
const isMade = ({ part }: FilmographyEntry): boolean => part.as === 'crew' && (part.job === 'Director' || part.job === 'Creator');

const workOf = (as: PersonsWork['as'], { id, name, filmography }: PersonDetails): PersonsWork => {
  const entries = filmography.filter(as === 'maker' ? isMade : isRole);
  const titles = [...new Map(entries.map(({ title }) => [itemKey(title), title])).values()];
  return { as, id, name, titles: titles.sort((a, b) => (b.voteCount ?? 0) - (a.voteCount ?? 0)) };
};

/**
 * Loads the other work of a title's first maker and of its leads, and its collection. A part that fails is left out; fails as `getPerson`
 * and `getCollection` do if all of them fail.
 */
export const loadRelatedWork = (
  { getPerson, getCollection }: Pick<Catalogue, 'getPerson' | 'getCollection'>, title: TitleDetails, signal?: AbortSignal,
): Answer<RelatedWork> =>
  async () => {
    const [people, collection] = await Promise.all([
      Promise.all(peopleOf(title).map(({ id, as }) => pipe(getPerson(id, signal), TE.map((person) => workOf(as, person)))())),
      title.collection === null ? null : pipe(
        getCollection(title.collection.id, signal), TE.map(({ id, name, parts }) => ({ id, name, titles: parts })),
      )(),
    ]);
    const answers = [...people, ...(collection === null ? [] : [collection])];
    const [first] = answers;
    if (first !== undefined && E.isLeft(first) && answers.every(E.isLeft)) return first;
    return E.right({ people: separate(people).right, collection: collection === null || E.isLeft(collection) ? null : collection.right });
  };
