import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import type { BannerSettings } from '#domain/banners/banner';
import type { BannerRepository } from '#domain/banners/banner-repository';

/** Banners kept for as long as the page lives. */
export const memoryBanners = (settings: BannerSettings = { content: [] }): BannerRepository => ({
  watch: new BehaviorSubject(E.right(settings)).asObservable(),
});
