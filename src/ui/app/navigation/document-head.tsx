import { APP_CONFIG } from '#application/service-keys';
import { documentTitle } from '../../messages/shell.messages';
import { useService } from '../../services';

/** The default preview image, for pages without an image of their own. */
const DEFAULT_IMAGE = '/share.jpg';

/** Metadata for search engines, browser tabs and link previews. React hoists the tags into `<head>`, also in the prerender. */
export type DocumentHeadProps = {
  /** The title without the product name, which is appended. */
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the image for link previews; default: the product's image. */
  readonly image?: string | undefined;
  /** Excludes the page from search indexes. */
  readonly noIndex?: boolean | undefined;
};

export const DocumentHead = ({ title, description, image, noIndex = false }: DocumentHeadProps): React.JSX.Element => {
  const { siteUrl } = useService(APP_CONFIG);
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image ?? `${siteUrl ?? ''}${DEFAULT_IMAGE}`} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
};
