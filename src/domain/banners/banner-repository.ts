import type { Watch } from '../shared/answer';
import type { BannerSettings } from './banner';

/** The banners of the site. Everybody may read them. */
export interface BannerRepository {
  /** The settings and every change of them; a site that never had a banner has an empty list. */
  readonly watch: Watch<BannerSettings>;
}
