import { BANNER_REPOSITORY } from '#application/service-keys';
import { activeBanner, bannerImageUrl } from '#domain/banners/banner';
import { useImageFailure } from '#ui/design/images/use-image-failure.ts';
import { useService } from '#ui/services.tsx';
import { useSubscription } from './use-subscription';

export type ActiveBannerImage = {
  /** URL of the active banner's image; null if no banner is active, the banner has no URL, or its image failed. */
  readonly imageUrl: string | null;
  /** Has to be called when the image fails to load. */
  readonly onError: () => void;
};

/** Returns the image of the active banner and follows its changes. */
export const useBannerImage = (): ActiveBannerImage => {
  const settings = useSubscription(useService(BANNER_REPOSITORY).watch);
  const imageUrl = settings._tag === 'success' ? bannerImageUrl(activeBanner(settings.value)) : null;
  const { isLost, onError } = useImageFailure(imageUrl);
  return { imageUrl: isLost ? null : imageUrl, onError };
};
