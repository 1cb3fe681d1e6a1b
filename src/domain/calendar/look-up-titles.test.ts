import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { offline, rateLimited, unavailable, type Failure } from '#domain/shared/failure';
import { lookUpTitles } from './look-up-titles';

const titles = Array.from({ length: 9 }, (_, index) => film(index + 1));

/** Looks nine titles up, of which all fail. @returns the number of look-ups, and of titles that are unread. */
const lookUpAll = async (failure: Failure): Promise<readonly [number, number]> => {
  let count = 0;
  const readTitle = () => {
    count += 1;
    return TE.left(failure);
  };
  const read = await lookUpTitles(titles, readTitle, { signal: new AbortController().signal, onProgress: () => undefined })();
  return [count, E.isRight(read) ? read.right.unread.length : 0];
};

it('waits for no further titles once the network is lost, and names them all as unread', async () => {
  expect([await lookUpAll(offline), await lookUpAll(unavailable(null, 'network'))]).toEqual([[4, 9], [4, 9]]);
});

it('goes on where a server answers that it is busy or failing', async () => {
  expect([await lookUpAll(unavailable(503, 'busy')), await lookUpAll(rateLimited(null))]).toEqual([[9, 9], [9, 9]]);
});
