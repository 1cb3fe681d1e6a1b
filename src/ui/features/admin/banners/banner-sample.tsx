import { ADD_BANNER_MESSAGES } from '#ui/messages/admin/banners.messages.ts';
import '#ui/shell/layouts/site-banner.css';

type Props = {
  readonly url: string;
  /** Called if the browser cannot show the picture. */
  readonly onError: () => void;
};

/** Shows a picture as public pages show it: faint, behind a heading. */
export const BannerSample = ({ url, onError }: Props): React.JSX.Element => (
  <figure className="banner-sample">
    <figcaption>{ADD_BANNER_MESSAGES.preview}</figcaption>
    <div className="banner-sample-box">
      <div className="banner">
        <img src={url} alt="" onError={onError} />
      </div>
      <p className="poster p-m">{ADD_BANNER_MESSAGES.previewText}</p>
    </div>
  </figure>
);
