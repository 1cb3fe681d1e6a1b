import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { conflict } from '#domain/shared/failure';
import type { EveningRepository } from './evening-repository';
import { newEvening, replyToEvening, type StoredEvening } from './stored-evening';

/** @param make creates the repository, and ids that are unused. */
export const keepsEveningRepositoryContract = (
  name: string,
  make: () => { readonly evenings: EveningRepository; readonly newId: () => string },
): void => {
  describe(`${name}: EveningRepository contract`, () => {
    it('finds an evening by its id and its code, as it was stored', async () => {
      const { evenings, newId } = make();
      const [id, code] = [newId(), newId()];
      const begun = newEvening({ id, code }, 'a', { mediaType: 'tv', minutes: null, until: '22:30' }, 5);
      const votes = [{ liked: ['tv-1'] }, { liked: [] }];
      const answers = { moods: ['laugh', 'scare'], brought: ['tv-1'], titles: ['tv-1', 'tv-2'], votes } as const;
      const evening: StoredEvening = { ...begun, people: [...begun.people, { secret: 'b', ...answers, hasLeft: true }] };
      await expectRight(evenings.add(evening));
      expect(await expectRight(evenings.find(id))).toEqual(O.some(evening));
      expect(await expectRight(evenings.findByCode(code))).toEqual([evening]);
      expect([await expectRight(evenings.find(newId())), await expectRight(evenings.findByCode(newId()))]).toEqual([O.none, []]);
    });

    it('stores what a change returns, and nothing of a change that fails', async () => {
      const { evenings, newId } = make();
      const id = newId();
      const evening = newEvening({ id, code: newId() }, 'a', { mediaType: 'movie', minutes: 90 }, 5);
      await expectRight(evenings.add(evening));
      const changed = await expectRight(evenings.update(id, (stored) => replyToEvening(stored, 'a', { moods: ['laugh'] })));
      expect(changed.people).toMatchObject([{ moods: ['laugh'] }]);
      expect(await expectFailure(evenings.update(id, () => E.left(conflict('full'))))).toEqual(conflict('full'));
      expect(await expectRight(evenings.find(id))).toEqual(O.some(changed));
      expect((await expectFailure(evenings.update(newId(), E.right)))._tag).toBe('not-found');
    });
  });
};
