import * as t from 'io-ts';

/** A picture that an admin can put behind the public pages. An empty `url` means the default picture. */
export const Banner = t.readonly(t.strict({ name: t.string, url: t.string, active: t.boolean }), 'Banner');
export type Banner = t.TypeOf<typeof Banner>;

/** The document `settings/banners`. */
export const BannerSettings = t.readonly(t.strict({ content: t.readonlyArray(Banner) }), 'BannerSettings');
export type BannerSettings = t.TypeOf<typeof BannerSettings>;

/** The banner that lies behind the pages; null when none is active, which shows the default picture. */
export const activeBanner = (settings: BannerSettings): Banner | null => settings.content.find(({ active }) => active) ?? null;

/** The address of the picture to show; null for the default one. */
export const bannerImageUrl = (banner: Banner | null): string | null => (banner === null || banner.url === '' ? null : banner.url);
