import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { unavailable } from '#domain/shared/failure';
import { filmsToCome } from './details-of';

it('films to come in the region are found by the details of those that came out in the last two years', async () => {
  const dates = ['2026-11-20', '2026-11-20', '2024-11-28', '2024-11-27', '2026-11-20'];
  const films = dates.map((date, id) => aTitle({ id, date }));
  const requested: number[] = [];
  const getDetails = ({ id }: TitleId) => {
    requested.push(id);
    return id === 4 ? TE.left(unavailable(503, 'busy'))
      : TE.right(aTitleDetails({ ...films[id], releaseDays: { DE: id === 1 ? '2026-11-28' : '2026-12-03' } }));
  };
  const toCome = (region: string | null) => filmsToCome({ getDetails }, films, '2026-11-28', region);
  expect(await toCome('DE')).toEqual([0, 2].map((id) => itemKey({ mediaType: 'movie', id })));
  expect(requested).toEqual([0, 1, 2, 4]);
  expect([await toCome(null), requested.length]).toEqual([[], 4]);
});
