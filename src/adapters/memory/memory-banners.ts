import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import type { BannerSettings } from '#domain/banners/banner';
import type { BannerRepository } from '#domain/banners/banner-repository';

/** Banner repository in memory; its content is lost when the page closes. */
export const memoryBanners = (settings: BannerSettings = { content: [] }): BannerRepository => ({
  watch: new BehaviorSubject(E.right(settings)).asObservable(),
});
