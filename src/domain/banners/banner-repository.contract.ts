import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { BannerSettings } from './banner';
import type { BannerRepository } from './banner-repository';

/** @param make a repository that holds these settings; null for a site that never had a banner. */
export const keepsBannerRepositoryContract = (name: string, make: (settings: BannerSettings | null) => BannerRepository): void => {
  describe(`${name} keeps the contract of a banner repository`, () => {
    it('tells what there is to everybody who begins to listen', async () => {
      const settings = { content: [{ name: 'night', url: '/night.webp', active: true }] };
      const { watch } = make(settings);
      expect(await firstValueFrom(watch)).toEqual(E.right(settings));
      expect(await firstValueFrom(watch)).toEqual(E.right(settings));
    });

    it('has an empty list for a site that never had a banner', async () => {
      expect(await firstValueFrom(make(null).watch)).toEqual(E.right({ content: [] }));
    });
  });
};
