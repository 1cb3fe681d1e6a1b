import type { Either } from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { BannerSettings } from './banner';

/** Server-side access to `settings/banners`. Permissions are checked before. */
export interface BannerAdminRepository {
  /**
   * Changes the settings in one transaction: two changes at the same time take effect one after the other. A failure of `edit` leaves
   * them as they are. @returns the settings before and after.
   */
  readonly update: (
    edit: (settings: BannerSettings) => Either<Failure, BannerSettings>,
  ) => Answer<{ readonly before: BannerSettings; readonly after: BannerSettings }>;
}

/** Server-side access to the files `banners/{name}`. */
export interface BannerFiles {
  /**
   * Decodes the uploaded file and stores its pixels instead, as WebP of at most `MAX_BANNER_WIDTH` px: metadata and appended bytes are
   * lost. A file that the server has stored stays as it is. Removes a file that is not a picture and fails with `invalid`; `not-found`
   * without a file.
   * @returns the public address.
   */
  readonly encode: (name: string) => Answer<string>;
  /** Succeeds if there is no such file. */
  readonly remove: (name: string) => Answer<void>;
  /** Names of all files. */
  readonly names: Answer<ReadonlyArray<string>>;
}

/** Largest width of a stored banner in px. */
export const MAX_BANNER_WIDTH = 2560;
