import * as t from 'io-ts';
import { validElements } from '#domain/shared/codecs/valid-elements';

/** A background image for public pages, managed by admins. An empty `url` means the default image. */
export const Banner = t.readonly(t.strict({ name: t.string, url: t.string, active: t.boolean }), 'Banner');
export type Banner = t.TypeOf<typeof Banner>;

/** The document `settings/banners`. */
export const BannerSettings = t.readonly(t.strict({ content: validElements(Banner) }), 'BannerSettings');
export type BannerSettings = t.TypeOf<typeof BannerSettings>;

/** Returns the first active banner; null (default image) if none is active. */
export const activeBanner = (settings: BannerSettings): Banner | null => settings.content.find(({ active }) => active) ?? null;

/** Returns the URL of the image to show; null for the default image. */
export const bannerImageUrl = (banner: Banner | null): string | null => (banner === null || banner.url === '' ? null : banner.url);
