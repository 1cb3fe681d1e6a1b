import { BANNERS } from '#application/service-keys';
import { activeBanner, bannerImageUrl } from '#domain/banners/banner';
import { useFailedImages } from '#ui/design/images/use-failed-images.ts';
import { useService } from '../../services';
import { useWatch } from '../../hooks/use-watch';
import { DefaultBanner } from './default-banner';
import './site-banner.css';

/**
 * Renders the background image at the top of every public page: the active banner, or the default image if no banner is active,
 * the banner has no URL or its image fails. The opacity keeps text contrast on any image; `site-banner.test.ts` checks this.
 */
export const SiteBanner = (): React.JSX.Element => {
  const settings = useWatch(useService(BANNERS).watch);
  const imageUrl = settings._tag === 'success' ? bannerImageUrl(activeBanner(settings.value)) : null;
  const { isLost, onError } = useFailedImages(imageUrl);
  return (
    <div className="banner" aria-hidden="true">
      {imageUrl === null || isLost ? (
        <DefaultBanner />
      ) : (
        <img key={imageUrl} src={imageUrl} alt="" decoding="async" onError={onError} />
      )}
    </div>
  );
};
