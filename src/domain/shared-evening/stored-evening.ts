import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { MediaType } from '#domain/catalogue/media-type';
import { orNull } from '#domain/shared/codecs/or-null';
import { withDefault } from '#domain/shared/with-default';
import { conflict, forbidden, invalid, type Failure } from '#domain/shared/failure';
import {
  EVENING_MS, EVENING_PEOPLE, MAX_VOTED, MoodCodec, titlesOfRound, type EveningReply, type JoinedEvening, type PersonIndex,
  type SharedEvening,
} from './shared-evening';
import type { EveningOptions } from './shared-evenings';

const StoredPerson = t.readonly(
  t.strict({
    secret: t.string,
    moods: orNull(t.readonlyArray(MoodCodec)),
    brought: withDefault(t.readonlyArray(t.string), []),
    titles: orNull(t.readonlyArray(t.string)),
    /** Of each round what the person said yes to. Objects, because Firestore stores no array in an array. */
    votes: t.readonlyArray(t.readonly(t.strict({ liked: t.readonlyArray(t.string) }))),
    hasLeft: t.boolean,
  }),
  'StoredPerson',
);
type StoredPerson = t.TypeOf<typeof StoredPerson>;

/** An evening as the server stores it. Only the server reads it: it holds what the other person must not see yet. */
export const StoredEvening = t.readonly(
  t.strict({
    id: t.string, code: t.string, mediaType: MediaType, minutes: orNull(t.number),
    until: withDefault(orNull(t.string), null), expiresAt: t.number,
    people: t.readonlyArray(StoredPerson),
  }),
  'StoredEvening',
);
export type StoredEvening = t.TypeOf<typeof StoredEvening>;

const newPerson = (secret: string): StoredPerson => ({ secret, moods: null, brought: [], titles: null, votes: [], hasLeft: false });

/** Creates an evening with the person who begins it. @param now ms since 1970. */
export const newEvening = (names: { readonly id: string; readonly code: string }, secret: string, options: EveningOptions, now: number):
StoredEvening => ({ ...names, ...options, until: options.until ?? null, expiresAt: now + EVENING_MS, people: [newPerson(secret)] });

const both = <A>({ people }: StoredEvening, value: (person: StoredPerson) => A | null): readonly [A, A] | null => {
  const [one, other] = people.map(value);
  return one == null || other == null ? null : [one, other];
};

/** Returns the titles that both offer, those that stand early with both first. */
const commonTitles = ([one, other]: readonly [ReadonlyArray<string>, ReadonlyArray<string>]): ReadonlyArray<string> => {
  const places = new Map(other.map((key, place) => [key, place]));
  return one
    .flatMap((key, place) => {
      const otherPlace = places.get(key);
      return otherPlace === undefined ? [] : [{ key, place: place + otherPlace }];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, MAX_VOTED)
    .map(({ key }) => key);
};

const titlesOf = (evening: StoredEvening): ReadonlyArray<string> | null => {
  const offers = both(evening, ({ titles }) => titles);
  return offers === null ? null : commonTitles(offers);
};

const likedByBoth = ({ people }: StoredEvening): ReadonlyArray<string> => {
  const [one, other] = people;
  return (one?.votes ?? []).flatMap(({ liked }, round) => {
    const second = new Set(other?.votes[round]?.liked);
    return liked.filter((key) => second.has(key));
  });
};

/** Returns what both people may see. */
export const toSharedEvening = (evening: StoredEvening): SharedEvening => {
  const { id, code, mediaType, minutes, until, expiresAt, people } = evening;
  const titles = titlesOf(evening);
  const liked = new Set(likedByBoth(evening));
  const moods = both(evening, (person) => person.moods);
  return {
    id, code, mediaType, minutes, until, expiresAt, titles,
    people: people.map(({ moods: chosen, titles: offered, votes, hasLeft }) => ({
      hasAnswered: chosen !== null, hasOffered: offered !== null, rounds: votes.length, hasLeft,
    })),
    moods,
    brought: moods === null ? [] : [...new Set(people.flatMap(({ brought }) => brought))],
    liked: titles?.filter((key) => liked.has(key)) ?? [],
  };
};

const indexOf = ({ people }: StoredEvening, secret: string): PersonIndex | null => {
  const index = people.findIndex((person) => person.secret === secret);
  return index === 0 || index === 1 ? index : null;
};

/** Returns the evening for the person with a secret; null for somebody else. */
export const toJoinedEvening = (evening: StoredEvening, secret: string): JoinedEvening | null => {
  const person = indexOf(evening, secret);
  return person === null ? null : { person, evening: toSharedEvening(evening) };
};

/** Adds the second person; unchanged if the secret has a place. Fails with `conflict` if the evening is full. */
export const joinEvening = (evening: StoredEvening, secret: string): E.Either<Failure, StoredEvening> => {
  if (indexOf(evening, secret) !== null) return E.right(evening);
  if (evening.people.length >= EVENING_PEOPLE) return E.left(conflict('two people are there already'));
  return E.right({ ...evening, people: [...evening.people, newPerson(secret)] });
};

const tooEarly = E.left(conflict('the other person has not answered'));

const withVote = (evening: StoredEvening, person: StoredPerson, { round, liked }: { round: number; liked: ReadonlyArray<string> }):
E.Either<Failure, StoredPerson> => {
  const titles = titlesOf(evening);
  if (round < person.votes.length) return E.right(person);
  if (titles === null || round > person.votes.length) return tooEarly;
  const offered = titlesOfRound(titles, round);
  if (offered.length === 0 || !liked.every((key) => offered.includes(key))) return E.left(invalid('data.vote.liked', 'other-round'));
  return E.right({ ...person, votes: [...person.votes, { liked: [...new Set(liked)] }] });
};

/** Returns the same person for a reply that changes nothing, so that it need not be stored again. */
const withReply = (evening: StoredEvening, person: StoredPerson, reply: EveningReply): E.Either<Failure, StoredPerson> => {
  if ('leaves' in reply) return E.right(person.hasLeft ? person : { ...person, hasLeft: true });
  // The first answer stands: a repeated call must not change what the other person may have seen.
  if ('moods' in reply) {
    const { moods, brought } = reply;
    return E.right(person.moods === null ? { ...person, moods, brought: [...new Set(brought)] } : person);
  }
  if ('vote' in reply) return withVote(evening, person, reply.vote);
  if (both(evening, ({ moods }) => moods) === null) return tooEarly;
  return E.right(person.titles === null ? { ...person, titles: [...new Set(reply.titles)] } : person);
};

/**
 * Adds a reply of the person with a secret; see `SharedEvenings.reply` for the failures. Returns the same evening for a reply that changes
 * nothing: a person changes an evening at most nine times, however often the calls are repeated.
 */
export const replyToEvening = (evening: StoredEvening, secret: string, reply: EveningReply): E.Either<Failure, StoredEvening> => {
  const index = indexOf(evening, secret);
  const person = index === null ? undefined : evening.people[index];
  if (person === undefined) return E.left(forbidden('this evening'));
  return E.map((changed: StoredPerson) =>
    changed === person ? evening : { ...evening, people: evening.people.with(index ?? 0, changed) })(withReply(evening, person, reply));
};
