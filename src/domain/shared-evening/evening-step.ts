import { titlesOfRound, type PersonIndex, type SharedEvening } from './shared-evening';

/** The point of a shared evening at which a person is. */
export type EveningStep =
  /** The person chooses moods. */
  | { readonly kind: 'moods' }
  /** The person waits for the other one: to come, to choose moods, or to vote. */
  | { readonly kind: 'waiting'; readonly until: 'joined' | 'answered' | 'voted' }
  /** Both have answered: the devices look for titles. `isOffered`: this one is done. */
  | { readonly kind: 'searching'; readonly isOffered: boolean }
  /** No title fits both and is new to both. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'voting'; readonly round: number; readonly titles: ReadonlyArray<string> }
  | {
      readonly kind: 'result';
      /** Titles that both said yes to so far, the best first. */
      readonly liked: ReadonlyArray<string>;
      /** The round that comes next; null after the last one. */
      readonly next: number | null;
      /** The other person has gone on to that round, and is still there. */
      readonly isOtherAhead: boolean;
      /** The other person has not voted in a round of this one yet. */
      readonly isOtherBehind: boolean;
    }
  /** One of them has ended the evening before there was a result. */
  | { readonly kind: 'left'; readonly isByOther: boolean };

/**
 * Returns the step of a person. @param goesOnWith the round that the person has chosen to vote on after a result; the first one needs no
 * choice.
 */
export const eveningStep = (evening: SharedEvening, person: PersonIndex, goesOnWith = 0): EveningStep => {
  const [own, other] = [evening.people[person], evening.people[1 - person]];
  const [rounds, otherRounds] = [own?.rounds ?? 0, other?.rounds ?? 0];
  const { titles, liked } = evening;
  const isEnded = own?.hasLeft === true || other?.hasLeft === true;
  if (isEnded && liked.length === 0) return { kind: 'left', isByOther: own?.hasLeft !== true };
  if (own?.hasAnswered !== true) return { kind: 'moods' };
  if (evening.moods === null) return { kind: 'waiting', until: other === undefined ? 'joined' : 'answered' };
  if (titles === null) return { kind: 'searching', isOffered: own.hasOffered };
  if (titles.length === 0) return { kind: 'nothing' };
  const isOtherBehind = rounds > otherRounds && !isEnded;
  if (isOtherBehind && liked.length === 0) return { kind: 'waiting', until: 'voted' };
  const offered = titlesOfRound(titles, rounds);
  const isGoingOn = rounds === 0 || (goesOnWith === rounds && !isOtherBehind && !isEnded);
  if (isGoingOn && offered.length > 0) return { kind: 'voting', round: rounds, titles: offered };
  return {
    kind: 'result', liked, isOtherAhead: otherRounds > rounds && !isEnded, isOtherBehind,
    next: offered.length === 0 || isOtherBehind || isEnded ? null : rounds,
  };
};
