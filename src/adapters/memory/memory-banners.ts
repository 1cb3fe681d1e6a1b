import * as E from 'fp-ts/Either';
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import type { BannerSettings } from '#domain/banners/banner';
import type { BannerRepository } from '#domain/banners/banner-repository';
import type { StateStorage } from './storage/state-storage';

/** Banner repository in memory; its content is lost when the page closes. */
export const staticBannerRepository = (settings: BannerSettings = { content: [] }): BannerRepository => ({
  watch: new BehaviorSubject(E.right(settings)).asObservable(),
});

/** Banner repository on the memory backend's storage; follows changes of other tabs. */
export const memoryBannerRepository = ({ state }: Pick<StateStorage, 'state'>): BannerRepository => ({
  watch: state.pipe(
    map(({ settings }) => settings.get('banners')),
    distinctUntilChanged(),
    map((settings) => E.right(settings ?? { content: [] })),
  ),
});
