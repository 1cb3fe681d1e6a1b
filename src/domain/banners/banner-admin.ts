import type { Answer } from '#domain/shared/answer';
import type { ImageFile } from '#domain/users/pictures/avatars';
import type { BannerSettings } from './banner';

export type BannerUploadOptions = {
  /** Shows the banner at once. */
  readonly activate: boolean;
  /** Receives the uploaded part, 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Cancels the upload: `aborted`. */
  readonly signal: AbortSignal;
};

/** Uploads a picture under a name, before the server adds it to the settings. */
export type UploadBanner = (name: string, file: ImageFile, upload: Omit<BannerUploadOptions, 'activate'>) => Answer<void>;

/** Changes of the site's banners by admins. `forbidden` for everybody else. */
export interface BannerAdmin {
  /** Reads the settings as they are now. */
  readonly list: Answer<BannerSettings>;
  /**
   * Uploads a picture, has the server decode it and encode it again, and adds it to the settings under a generated name.
   * `invalid` for a file that is too large or not a picture; the settings then stay unchanged.
   * @returns the server's message.
   */
  readonly add: (file: ImageFile, upload: BannerUploadOptions) => Answer<string>;
  /** Shows a banner on public pages instead of the one that is active. `not-found` for an unknown name. */
  readonly activate: (name: string) => Answer<string>;
  /** Shows the default picture again. */
  readonly deactivate: (name: string) => Answer<string>;
  /** Removes a banner and its file. */
  readonly remove: (name: string) => Answer<string>;
}
