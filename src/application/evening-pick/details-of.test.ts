import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
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

it('a film whose details do not come in time counts as out, and costs nothing that is known of the others', async () => {
  vi.useFakeTimers();
  const films = [0, 1].map((id) => aTitle({ id, date: '2026-11-20' }));
  const details = aTitleDetails({ ...films[1], releaseDays: { DE: '2026-12-03' } });
  const getDetails = ({ id }: TitleId) => (id === 1 ? TE.right(details) : () => new Promise<never>(() => undefined));
  const toCome = filmsToCome({ getDetails }, films, '2026-11-28', 'DE');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await toCome).toEqual([itemKey({ mediaType: 'movie', id: 1 })]);
});
