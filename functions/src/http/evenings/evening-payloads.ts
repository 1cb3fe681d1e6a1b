import * as t from 'io-ts';
import { MediaType } from '#domain/catalogue/media-type';
import { isClockTime, LONGEST_EVENING } from '#domain/evening-pick/evening';
import { MAX_MOODS } from '#domain/evening-pick/mood';
import { ItemKey } from '#domain/lists/server/list-payload';
import { strictObject } from '#domain/shared/codecs/strict-object';
import { orNull } from '#domain/shared/codecs/or-null';
import { refineCodec } from '#domain/shared/refine-codec';
import {
  isEveningId, MAX_BROUGHT, MAX_OFFERED, MAX_VOTED, MoodCodec, ROUND_SIZE, type EveningReply,
} from '#domain/shared-evening/shared-evening';
import type { EveningName } from '#domain/shared-evening/shared-evenings';
import { data, optional } from '../payloads';

const Secret = refineCodec(t.string, isEveningId, '32 hexadecimal digits');
const wholeUpTo = (least: number, most: number): t.Type<number, unknown> =>
  refineCodec(t.number, (value) => Number.isInteger(value) && value >= least && value <= most, `a whole number from ${least} to ${most}`);
const atMost = <A>(element: t.Type<A, unknown>, most: number, what: string): t.Type<ReadonlyArray<A>, unknown> =>
  refineCodec(t.readonlyArray(element), ({ length }) => length <= most, `at most ${most} ${what}`);

export const CreateEveningPayload = data(
  {
    secret: Secret, mediaType: MediaType, minutes: orNull(wholeUpTo(0, LONGEST_EVENING), 'minutes or null'),
    until: optional(refineCodec(t.string, isClockTime, 'a time of day')),
  },
  'CreateEveningPayload',
);

const joins = strictObject({ secret: Secret, id: optional(t.string), code: optional(t.string) }, 'JoinEveningPayload');
export const JoinEveningPayload = strictObject(
  { data: refineCodec(joins, ({ id, code }) => (id === undefined) !== (code === undefined), 'one of id and code') }, 'payload',
);
/** Returns what names the evening in a payload of `joinEvening`. */
export const toEveningName = ({ id, code = '' }: t.TypeOf<typeof joins>): EveningName => (id === undefined ? { code } : { id });

/** Any text may be tried as an id: a malformed one is not found, like a wrong one. */
export const EveningQuery = strictObject({ id: t.string }, 'EveningQuery');

const vote = strictObject(
  { round: wholeUpTo(0, MAX_VOTED / ROUND_SIZE - 1), liked: atMost(ItemKey, ROUND_SIZE, 'item keys') }, 'a vote',
);
const answers = strictObject(
  {
    id: t.string, secret: Secret, moods: optional(atMost(MoodCodec, MAX_MOODS, 'moods')),
    brought: optional(atMost(ItemKey, MAX_BROUGHT, 'item keys')), titles: optional(atMost(ItemKey, MAX_OFFERED, 'item keys')),
    vote: optional(vote), leaves: optional(t.literal(true)),
  },
  'AnswerEveningPayload',
);
const repliesOf = ({ moods, brought, titles, vote: cast, leaves }: t.TypeOf<typeof answers>): ReadonlyArray<EveningReply> => [
  ...(moods === undefined ? [] : [{ moods, ...(brought !== undefined && { brought }) }]), ...(titles === undefined ? [] : [{ titles }]),
  ...(cast === undefined ? [] : [{ vote: cast }]), ...(leaves === undefined ? [] : [{ leaves }]),
];
const isOneReply = (given: t.TypeOf<typeof answers>): boolean =>
  repliesOf(given).length === 1 && (given.brought === undefined || given.moods !== undefined);
export const AnswerEveningPayload = strictObject(
  { data: refineCodec(answers, isOneReply, 'one of moods, titles, vote and leaves, and brought titles with moods only') }, 'payload',
);
/** Returns the only reply of a payload of `answerEvening`. */
export const toEveningReply = (given: t.TypeOf<typeof answers>): EveningReply => repliesOf(given)[0] ?? { leaves: true };
