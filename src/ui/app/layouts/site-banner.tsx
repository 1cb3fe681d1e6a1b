import { BANNERS } from '#application/service-keys';
import { activeBanner, bannerImageUrl } from '#domain/banners/banner';
import { useFailedImages } from '#ui/design/images/use-failed-images.ts';
import { useService } from '../../services';
import { useWatch } from '../../hooks/use-watch';
import { DefaultBanner } from './default-banner';
import './site-banner.css';

/**
 * The picture behind the top of every public page: the active banner, else (none active, no address, or not to be had) the house's
 * own. It is so faint that any text keeps its contrast on any picture, a white one in the dark included: banner.test.ts holds that.
 */
export const SiteBanner = (): React.JSX.Element => {
  const settings = useWatch(useService(BANNERS).watch);
  const picture = settings._tag === 'success' ? bannerImageUrl(activeBanner(settings.value)) : null;
  const { isLost, onError } = useFailedImages(picture);
  return (
    <div className="banner" aria-hidden="true">
      {picture === null || isLost ? (
        <DefaultBanner />
      ) : (
        <img key={picture} src={picture} alt="" decoding="async" onError={onError} />
      )}
    </div>
  );
};
