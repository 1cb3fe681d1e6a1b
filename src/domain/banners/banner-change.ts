import * as E from 'fp-ts/Either';
import { conflict, notFound, type Failure } from '#domain/shared/failure';
import type { Banner, BannerSettings } from './banner';

/** Most banners of a site: all of them are in one document that every visitor reads. */
export const MAX_BANNERS = 12;

/** Change of the settings that an admin asks for. */
export type BannerChange =
  | { readonly kind: 'add'; readonly bannerName: string; readonly active: boolean }
  | { readonly kind: 'activate' | 'deactivate' | 'remove'; readonly bannerName: string };

type Changed = E.Either<Failure, BannerSettings>;

const withActive = (content: ReadonlyArray<Banner>, name: string): ReadonlyArray<Banner> =>
  content.map((banner) => ({ ...banner, active: banner.name === name }));

/** Adds a banner as the first one; a banner that is there already keeps its place. An active one replaces the one that was active. */
const addBanner = ({ content }: BannerSettings, { name, url, active }: Banner): Changed => {
  const others = content.filter((banner) => banner.name !== name);
  if (others.length >= MAX_BANNERS) return E.left(conflict(`the site has ${MAX_BANNERS} banners, so remove one first`));
  const added =
    others.length < content.length
      ? content.map((banner) => (banner.name === name ? { ...banner, url } : banner))
      : [{ name, url, active: false }, ...others];
  return E.right({ content: active ? withActive(added, name) : added });
};

/** Applies a change. At most one banner is active afterwards. @param url public address of an added banner's file. */
export const changeBannerSettings = (
  settings: BannerSettings,
  { kind, bannerName: name, ...change }: BannerChange,
  url: string,
): Changed => {
  if (kind === 'add') return addBanner(settings, { name, url, active: 'active' in change && change.active });
  if (kind === 'remove') return E.right({ content: settings.content.filter((banner) => banner.name !== name) });
  if (!settings.content.some((banner) => banner.name === name)) return E.left(notFound('banner'));
  if (kind === 'activate') return E.right({ content: withActive(settings.content, name) });
  return E.right({ content: settings.content.map((banner) => (banner.name === name ? { ...banner, active: false } : banner)) });
};
