import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { flow, pipe } from 'fp-ts/function';
import type { Clock } from '#application/ports/clock';
import type { Answer } from '#domain/shared/answer';
import { forbidden, notFound, type Failure } from '#domain/shared/failure';
import type { EveningRepository } from '#domain/shared-evening/evening-repository';
import {
  isEveningId, parseEveningCode, type EveningReply, type JoinedEvening, type SharedEvening,
} from '#domain/shared-evening/shared-evening';
import type { EveningMember, EveningName, EveningOptions } from '#domain/shared-evening/shared-evenings';
import {
  joinEvening, newEvening, replyToEvening, toJoinedEvening, toSharedEvening, type StoredEvening,
} from '#domain/shared-evening/stored-evening';

export type EveningDeps = {
  readonly evenings: EveningRepository;
  readonly clock: Clock;
  /** Returns 128 random bits in hexadecimal. */
  readonly newEveningId: () => string;
  readonly newEveningCode: () => string;
};

const noSuchEvening = notFound('evening');

const toJoined = (secret: string) => (evening: StoredEvening): E.Either<Failure, JoinedEvening> =>
  E.fromNullable(forbidden('this evening'))(toJoinedEvening(evening, secret));

/** Begins an evening. A repeated call begins another one, and the first one expires. */
export const createEvening = ({ evenings, clock, newEveningId, newEveningCode }: EveningDeps, secret: string, options: EveningOptions):
Answer<JoinedEvening> => {
  const evening = newEvening({ id: newEveningId(), code: newEveningCode() }, secret, options, clock.now());
  return pipe(evenings.add(evening), TE.flatMap(() => TE.fromEither(toJoined(secret)(evening))));
};

const unlessExpired = ({ clock }: EveningDeps) => (evening: StoredEvening): E.Either<Failure, StoredEvening> =>
  evening.expiresAt > clock.now() ? E.right(evening) : E.left(noSuchEvening);

/** Returns the id that a name means; `not-found` for a malformed or unknown one. */
const idOf = (deps: EveningDeps, name: EveningName): Answer<string> => {
  if ('id' in name) return isEveningId(name.id) ? TE.right(name.id) : TE.left(noSuchEvening);
  const code = parseEveningCode(name.code);
  return pipe(
    code === null ? TE.right([]) : deps.evenings.findByCode(code),
    TE.flatMap((found) => pipe(
      O.fromNullable(found.find(({ expiresAt }) => expiresAt > deps.clock.now())),
      TE.fromOption(() => noSuchEvening),
    )),
    TE.map(({ id }) => id),
  );
};

const update = (deps: EveningDeps, id: string, change: (evening: StoredEvening) => E.Either<Failure, StoredEvening>) =>
  deps.evenings.update(id, flow(unlessExpired(deps), E.flatMap(change)));

/** Takes the second place of an evening, or finds the place that the secret has. */
export const joinSharedEvening = (deps: EveningDeps, secret: string, name: EveningName): Answer<JoinedEvening> =>
  pipe(
    idOf(deps, name),
    TE.flatMap((id) => update(deps, id, (evening) => joinEvening(evening, secret))),
    TE.flatMapEither(toJoined(secret)),
  );

/** Reads an evening, for every caller with its id. */
export const getEvening = (deps: EveningDeps, id: string): Answer<SharedEvening> =>
  pipe(
    idOf(deps, { id }),
    TE.flatMap(deps.evenings.find),
    TE.flatMap(TE.fromOption(() => noSuchEvening)),
    TE.flatMapEither(unlessExpired(deps)),
    TE.map(toSharedEvening),
  );

/** Adds what one person says to an evening. */
export const answerEvening = (deps: EveningDeps, { id, secret }: EveningMember, reply: EveningReply): Answer<SharedEvening> =>
  pipe(
    idOf(deps, { id }),
    TE.flatMap((known) => update(deps, known, (evening) => replyToEvening(evening, secret, reply))),
    TE.map(toSharedEvening),
  );
