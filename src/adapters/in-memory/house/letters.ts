import * as E from 'fp-ts/Either';
import { distinctUntilChanged, map } from 'rxjs';
import type { Letters } from '#domain/user/letters';
import { isOutdated } from './letter-edits';
import type { Means } from './means';
import type { WrittenLetter } from './state';

const newestFirst = (one: WrittenLetter, other: WrittenLetter): number => other.writtenAt - one.writtenAt;

/** There is no post office: letters lie in the house. */
export const inMemoryLetters = ({ ground, clock }: Means): Letters => ({
  held: ground.state.pipe(
    map(({ letters }) => letters),
    distinctUntilChanged(),
    map((letters) => [...letters.values()].filter((letter) => !isOutdated(letter, clock.now())).sort(newestFirst)),
    map((letters) => E.right(letters.map(({ code, kind, email }) => ({ code, kind, email })))),
  ),
});
