import { describe, expect, it } from 'vitest';
import { eveningStep, type EveningStep } from './evening-step';
import { toSharedEvening, type StoredEvening } from './stored-evening';

const keys = (...ids: ReadonlyArray<number>): ReadonlyArray<string> => ids.map((id) => `movie-${id}`);
type Person = StoredEvening['people'][number];
const person = (secret: string, more: Partial<Person> = {}): Person =>
  ({ secret, moods: null, brought: [], titles: null, votes: [], hasLeft: false, ...more });
const seven = { moods: [], titles: keys(1, 2, 3, 4, 5, 6, 7) };
const votes = (...liked: ReadonlyArray<ReadonlyArray<string>>): Partial<Person> =>
  ({ ...seven, votes: liked.map((each) => ({ liked: each })) });
const result = (liked: ReadonlyArray<string>, next: number | null, isOtherAhead = false): EveningStep =>
  ({ kind: 'result', liked, next, isOtherAhead, isOtherBehind: false });

/** Returns the step of the person who began. */
const step = (own: Partial<Person>, other: Partial<Person> | null, goesOnWith = 0): EveningStep =>
  eveningStep(
    toSharedEvening({
      id: 'one', code: 'ABC234', mediaType: 'movie', minutes: null, until: null, expiresAt: 1,
      people: [person('a', own), ...(other === null ? [] : [person('b', other)])],
    }),
    0, goesOnWith,
  );
const first = keys(1, 2, 3, 4, 5);

describe('the steps of a shared evening', () => {
  it.each<readonly [string, EveningStep, EveningStep]>([
    ['asks for moods at once', step({}, null), { kind: 'moods' }],
    ['waits for the other person to join', step({ moods: [] }, null), { kind: 'waiting', until: 'joined' }],
    ['waits for the other person’s moods', step({ moods: [] }, {}), { kind: 'waiting', until: 'answered' }],
    ['looks for titles when both have answered', step({ moods: [] }, { moods: [] }), { kind: 'searching', isOffered: false }],
    ['waits for the other device’s titles', step(seven, { moods: [] }), { kind: 'searching', isOffered: true }],
    ['says that nothing fits', step(seven, { moods: [], titles: keys(9) }), { kind: 'nothing' }],
    ['votes on five titles', step(seven, seven), { kind: 'voting', round: 0, titles: first }],
    ['votes when the other person has voted', step(seven, votes(keys(1))), { kind: 'voting', round: 0, titles: first }],
    ['waits for the other person’s votes', step(votes(keys(1)), seven), { kind: 'waiting', until: 'voted' }],
    ['shows what both like', step(votes(keys(2, 1)), votes(keys(1, 2))), result(keys(1, 2), 1)],
    ['shows that they have nothing in common', step(votes([]), votes(keys(1))), result([], 1)],
    ['tells that the other person goes on', step(votes([]), votes([], [])), result([], 1, true)],
    ['goes on with the next titles if asked to', step(votes([]), votes([]), 1), { kind: 'voting', round: 1, titles: keys(6, 7) }],
    [
      'keeps what both like while the other person votes on the next titles', step(votes(keys(1), []), votes(keys(1))),
      { kind: 'result', liked: keys(1), next: null, isOtherAhead: false, isOtherBehind: true },
    ],
    ['ends after the last titles', step(votes([], []), votes([], []), 2), result([], null)],
    ['says that the other person has left', step(votes([]), { ...votes([]), hasLeft: true }), { kind: 'left', isByOther: true }],
    ['ends for who has left while the other person chooses', step({ moods: [], hasLeft: true }, {}), { kind: 'left', isByOther: false }],
    ['ends for who has left alone', step({ hasLeft: true }, null), { kind: 'left', isByOther: false }],
    [
      'keeps what both like for who has left, without further titles', step({ ...votes(keys(1)), hasLeft: true }, votes(keys(1)), 1),
      result(keys(1), null),
    ],
    [
      'keeps what both like when the other person has left', step(votes(keys(1)), { ...votes(keys(1)), hasLeft: true }, 1),
      result(keys(1), null),
    ],
    [
      'does not say that the other person goes on who has left after that', step(votes(keys(1)), { ...votes(keys(1), []), hasLeft: true }),
      result(keys(1), null),
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});
