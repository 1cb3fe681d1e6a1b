import * as TE from 'fp-ts/TaskEither';
import type { BannerAdmin } from '#domain/banners/banner-admin';
import { unavailable } from '#domain/shared/failure';

const missing = unavailable(501, 'Banners cannot be changed yet.');

/** Banner changes in the memory backend's storage. */
export const memoryBannerAdmin = (): BannerAdmin => ({ add: () => TE.left(missing), activate: () => TE.left(missing), deactivate: () => TE.left(missing), remove: () => TE.left(missing) });
