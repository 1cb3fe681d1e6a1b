import { useImageFailure } from '#ui/design/images/use-image-failure.ts';
import { BANNERS_PANEL_MESSAGES } from '#ui/messages/admin/banners.messages.ts';

/** Renders the preview of a stored banner, or a note if its address is empty or fails. */
export const BannerImage = ({ url }: { readonly url: string }): React.JSX.Element => {
  const { isLost, onError } = useImageFailure(url);
  if (url === '' || isLost) return <p className="banner-lost">{BANNERS_PANEL_MESSAGES.lost}</p>;
  return <img className="banner-preview" src={url} alt="" width={160} height={68} loading="lazy" decoding="async" onError={onError} />;
};
