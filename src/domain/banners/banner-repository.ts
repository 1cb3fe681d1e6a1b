import type { Watch } from '#domain/shared/answer';
import type { BannerSettings } from './banner';

/** The banner settings of the site, publicly readable. */
export interface BannerRepository {
  /** Emits the settings and every change; an empty list if the document does not exist. */
  readonly watch: Watch<BannerSettings>;
}
