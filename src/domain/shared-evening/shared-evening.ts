import * as t from 'io-ts';
import { MediaType } from '#domain/catalogue/media-type';
import { toLocalTime } from '#domain/evening-pick/evening';
import { isMood, type Mood } from '#domain/evening-pick/mood';
import { orNull } from '#domain/shared/codecs/or-null';
import { withDefault } from '#domain/shared/with-default';

/** How long an evening lasts, in ms. */
export const EVENING_MS = 12 * 60 * 60 * 1000;
/** People of a shared evening. Each answers on an own device. */
export const EVENING_PEOPLE = 2;
/** Titles that both vote on before they see what they have in common. */
export const ROUND_SIZE = 5;
/** Most titles that one device may offer, and of those that both offer the most that come to a vote. */
export const MAX_OFFERED = 120;
export const MAX_VOTED = 30;
/** Most titles of a list that one person brings along. */
export const MAX_BROUGHT = 24;

/** Characters of a code that is typed: without those that look alike. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** Returns whether a text has the form of the id of an evening, or of the secret of a person: 128 random bits in hexadecimal. */
export const isEveningId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Returns the code that a text means, however it is spelled; null if it is none. */
export const parseEveningCode = (text: string): string | null => {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && Array.from(code).every((character) => CODE_CHARACTERS.includes(character)) ? code : null;
};

/** Returns the code of random numbers. @param random returns a whole number from 0 to below its argument. */
export const createEveningCode = (random: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[random(CODE_CHARACTERS.length)]).join('');

export const MoodCodec = new t.Type<Mood, string>(
  'a mood', (value): value is Mood => typeof value === 'string' && isMood(value),
  (value, context) => (typeof value === 'string' && isMood(value) ? t.success(value) : t.failure(value, context)),
  (mood) => mood,
);

const EveningPerson = t.readonly(
  t.strict({
    /** The person has chosen moods. */
    hasAnswered: t.boolean,
    /** The person's device has said which titles fit and are new to the person. */
    hasOffered: t.boolean,
    /** Rounds in which the person has voted. */
    rounds: t.number,
    hasLeft: t.boolean,
  }),
  'EveningPerson',
);

/** An evening as both people see it: nothing that one of them chose before both have. */
export const SharedEvening = t.readonly(
  t.strict({
    /** Names the evening in its link; nobody can guess it. */
    id: t.string,
    /** Names the evening for somebody who types. */
    code: t.string,
    mediaType: MediaType,
    /** Minutes that there were at the start; null for no limit. */
    minutes: orNull(t.number),
    /** The time of day until which there is time, `HH:MM` by the clock of the person who began; null if that person named none. */
    until: withDefault(orNull(t.string), null),
    /** When the evening is over, in ms since 1970. */
    expiresAt: t.number,
    /** The person who began, then the guest. */
    people: t.readonlyArray(EveningPerson),
    /** The moods of each person; null until both have answered. */
    moods: orNull(t.readonlyArray(t.readonlyArray(MoodCodec))),
    /** Item keys of titles of the lists that the people brought along, each once; empty until both have answered. */
    brought: withDefault(t.readonlyArray(t.string), []),
    /** Item keys of titles that fit both and that neither has seen, the best first; null until both devices have offered theirs. */
    titles: orNull(t.readonlyArray(t.string)),
    /** Item keys of titles that both said yes to, in rounds that both have finished. */
    liked: t.readonlyArray(t.string),
  }),
  'SharedEvening',
);
export type SharedEvening = t.TypeOf<typeof SharedEvening>;

/** Returns how long there is in an evening: minutes, null for no limit, or until a time of day `HH:MM` by the clock of this device. */
export const timeOfEvening = (
  { minutes, until, expiresAt }: Pick<SharedEvening, 'minutes' | 'until' | 'expiresAt'>,
): number | string | null => {
  if (until === null) return minutes;
  // 0: the time of day had passed at the start, and nothing says how long ago.
  return minutes === null || minutes === 0 ? until : toLocalTime(until, minutes, expiresAt - EVENING_MS);
};

/** The place of a person among `people`. */
export type PersonIndex = 0 | 1;

/** An evening with the place that the caller has in it. */
export const JoinedEvening = t.readonly(
  t.strict({ person: t.union([t.literal(0), t.literal(1)]), evening: SharedEvening }), 'JoinedEvening',
);
export type JoinedEvening = t.TypeOf<typeof JoinedEvening>;

/** One person's message to the evening. The same message again changes nothing. */
export type EveningReply =
  /** `brought`: item keys of titles of a list that the person would watch, at most `MAX_BROUGHT`; absent without a list. */
  | { readonly moods: ReadonlyArray<Mood>; readonly brought?: ReadonlyArray<string> }
  /** Titles that fit both and that this person has not seen, the best for this person first. */
  | { readonly titles: ReadonlyArray<string> }
  | { readonly vote: { readonly round: number; readonly liked: ReadonlyArray<string> } }
  | { readonly leaves: true };

/** Returns the titles of a round; empty after the last one. @param round 0 for the first. */
export const titlesOfRound = (titles: ReadonlyArray<string>, round: number): ReadonlyArray<string> =>
  titles.slice(round * ROUND_SIZE, (round + 1) * ROUND_SIZE);
