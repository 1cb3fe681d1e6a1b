import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { AddedTitle } from './list-payload';

const heat = { mediaType: 'movie', movieID: 949, title: 'Heat' };

it.each<[string, unknown]>([
  ['a number', [7]],
  ['null', ['Drama', null]],
  ['a boolean', [true]],
  ['a map', [{}]],
  ['an empty text', ['']],
  ['two lines', ['Action\nDrama']],
  ['21 genres', Array.from({ length: 21 }, () => 'x')],
  ['401 characters', ['x'.repeat(401)]],
])('a title with %s as its genres is refused, as the rules do', (_, genres) => {
  expect([E.isRight(AddedTitle.decode({ ...heat, genres })), E.isRight(AddedTitle.decode({ ...heat, genres: ['Drama'] }))]).toEqual([
    false, true,
  ]);
});
