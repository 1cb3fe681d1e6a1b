import { BANNERS } from '#application/keys';
import { activeBanner, bannerPicture } from '#domain/banner/banner';
import { useLost } from '#ui/design/pictures/use-lost.ts';
import { useService } from '../services';
import { useWatch } from '../use-watch';
import { DefaultBanner } from './default-banner';
import './banner.css';

/**
 * The picture behind the top of every public page: the active banner, else (none active, no address, or not to be had) the house's
 * own. It is so faint that any text keeps its contrast on any picture, a white one in the dark included: banner.test.ts holds that.
 */
export const Banner = (): React.JSX.Element => {
  const settings = useWatch(useService(BANNERS).watch);
  const picture = settings.state === 'here' ? bannerPicture(activeBanner(settings.value)) : null;
  const { isLost, onError } = useLost(picture);
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
