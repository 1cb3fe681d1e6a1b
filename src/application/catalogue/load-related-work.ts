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
export type PersonsWork = { readonly as: 'maker' | 'cast'; readonly name: string; readonly titles: ReadonlyArray<Title> };

/** Other work of the people of a title, and the other titles of its collection in their order. */
export type RelatedWork = {
  readonly people: ReadonlyArray<PersonsWork>;
  readonly collection: { readonly name: string; readonly titles: ReadonlyArray<Title> } | null;
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

const workOf = (as: PersonsWork['as'], { name, filmography }: PersonDetails): PersonsWork => {
  const entries = filmography.filter(as === 'maker' ? isMade : isRole);
  const titles = [...new Map(entries.map(({ title }) => [itemKey(title), title])).values()];
  return { as, name, titles: titles.sort((a, b) => (b.voteCount ?? 0) - (a.voteCount ?? 0)) };
};

/** Loads the other work of a title's first maker and of its leads, and its collection. Fails as `getPerson` and `getCollection` do. */
export const loadRelatedWork = (
  { getPerson, getCollection }: Pick<Catalogue, 'getPerson' | 'getCollection'>, title: TitleDetails, signal?: AbortSignal,
): Answer<RelatedWork> =>
  pipe(
    TE.Do,
    TE.bind('people', () => pipe(peopleOf(title), TE.traverseArray(({ id, as }) => pipe(
      getPerson(id, signal), TE.map((person) => workOf(as, person)),
    )))),
    TE.bind('collection', () => (title.collection === null ? TE.right(null) : pipe(
      getCollection(title.collection.id, signal), TE.map(({ name, parts }) => ({ name, titles: parts })),
    ))),
  );
