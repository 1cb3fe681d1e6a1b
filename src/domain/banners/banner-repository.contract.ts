import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { BannerSettings } from './banner';
import type { BannerRepository } from './banner-repository';

/** @param make creates a repository with the given settings; null: without a settings document. */
export const keepsBannerRepositoryContract = (name: string, make: (settings: BannerSettings | null) => BannerRepository): void => {
  describe(`${name}: BannerRepository contract`, () => {
    it('watch emits the current settings to every new subscriber', async () => {
      const settings = { content: [{ name: 'night', url: '/night.webp', active: true }] };
      const { watch } = make(settings);
      expect(await firstValueFrom(watch)).toEqual(E.right(settings));
      expect(await firstValueFrom(watch)).toEqual(E.right(settings));
    });

    it('watch emits an empty list without a settings document', async () => {
      expect(await firstValueFrom(make(null).watch)).toEqual(E.right({ content: [] }));
    });
  });
};
