import { useBannerImage } from '#ui/hooks/use-banner-image.ts';
import './site-banner.css';

/** Draws the default banner: a projector lamp at the top right and its beams, slightly lighter than the background. */
const DefaultBanner = (): React.JSX.Element => (
  <svg viewBox="0 0 1440 700" preserveAspectRatio="xMaxYMin slice" focusable="false">
    <path
      className="ray"
      d="M1226-8 -40 64V176ZM1226-8-40 300V470ZM1226-8-40 640 90 720ZM1226-8 262 720 470 720ZM1226-8 640 720 806 720ZM1226-8 950 720 1082 720ZM1226-8 1200 720 1312 720ZM1226-8 1420 720 1500 640Z"
    />
    <path className="glow-outer" d="M1034-30 1049 72 1098 140 1170 186 1250 191 1330 160 1390 104 1418 20 1420-40Z" />
    <path className="glow-inner" d="M1112-40 1120 30 1163 82 1222 98 1283 88 1328 47 1342-6 1336-40Z" />
  </svg>
);

/**
 * Renders the background image at the top of every public page: the active banner, or the default image if no banner is active,
 * the banner has no URL or its image fails. The opacity keeps text contrast on any image; `site-banner.test.ts` checks this.
 */
export const SiteBanner = (): React.JSX.Element => {
  const { imageUrl, onError } = useBannerImage();
  return (
    <div className="banner" aria-hidden="true">
      {imageUrl === null ? (
        <DefaultBanner />
      ) : (
        <img key={imageUrl} src={imageUrl} alt="" decoding="async" onError={onError} />
      )}
    </div>
  );
};
