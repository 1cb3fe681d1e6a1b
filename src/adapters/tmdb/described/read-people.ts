import * as E from 'fp-ts/Either';
import type { Person } from '#domain/catalogue/person';
import { foldWords } from '#domain/catalogue/text-match/fold';
import type { Failure } from '#domain/shared/failure';
import type { TmdbQueryDeps } from '#adapters/tmdb/queries/query-deps';
import { searchTmdbPeople } from '#adapters/tmdb/queries/search-catalogue';

/** Most searches for people in one text. */
const MAX_SEARCHES = 3;

export type ReadPeople = {
  readonly people: ReadonlyArray<Pick<Person, 'id' | 'name'>>;
  /** The words that are no part of a person's name. */
  readonly rest: ReadonlyArray<string>;
};

const search = (context: TmdbQueryDeps, words: string, signal?: AbortSignal) =>
  searchTmdbPeople(context)({ query: { words, year: null, exact: null }, page: 1 }, signal)();

/** Returns whether the words begin with the whole name of a person who has titles. */
const isNamedAt = (words: ReadonlyArray<string>) => ({ name, titles }: Person): boolean => {
  const named = foldWords(name);
  return named.length > 1 && titles.length > 0 && named.every((word, index) => words[index] === word);
};

/** Finds the people whose whole names are in a text, from the left: the best-known one of each name. @param words folded. */
export const readPeople = async (
  context: TmdbQueryDeps, words: ReadonlyArray<string>, signal?: AbortSignal,
): Promise<E.Either<Failure, ReadPeople>> => {
  const people: Pick<Person, 'id' | 'name'>[] = [];
  const rest: string[] = [];
  let searches = 0;
  for (let at = 0; at < words.length;) {
    const left = words.slice(at);
    if (left.length > 1 && searches < MAX_SEARCHES) {
      searches += 1;
      const found = await search(context, left.slice(0, 2).join(' '), signal);
      if (E.isLeft(found)) return found;
      const person = found.right.items.find(isNamedAt(left));
      if (person !== undefined) {
        people.push({ id: person.id, name: person.name });
        at += foldWords(person.name).length;
        continue;
      }
    }
    rest.push(left[0] ?? '');
    at += 1;
  }
  return E.right({ people, rest });
};

/** Finds the best-known person with a last name: "kubrick". */
export const readLastName = async (
  context: TmdbQueryDeps, word: string, signal?: AbortSignal,
): Promise<E.Either<Failure, ReadPeople>> => {
  const found = await search(context, word, signal);
  return E.map(({ items }: { readonly items: ReadonlyArray<Person> }): ReadPeople => {
    const [best] = items;
    const names = best === undefined ? [] : foldWords(best.name);
    return best !== undefined && names.length > 1 && names.at(-1) === word && best.titles.length > 0
      ? { people: [{ id: best.id, name: best.name }], rest: [] } : { people: [], rest: [word] };
  })(found);
};
