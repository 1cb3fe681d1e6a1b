import { APP_CONFIG } from '#application/service-keys';
import { useService } from '../../services';

/** The house's own picture, for pages that have none. */
const SHARED = '/share.jpg';

/** What search engines, tabs and link previews are told. React hoists these into the document's head, in the prerender too. */
export type DocumentHeadProps = {
  /** Without the name of the house, which is added. */
  readonly title: string;
  readonly description: string;
  /** Absolute address of a picture for link previews; without one they get the house's. */
  readonly picture?: string | undefined;
  /** Pages that have no place in a search index. */
  readonly noIndex?: boolean | undefined;
};

export const DocumentHead = ({ title, description, picture, noIndex = false }: DocumentHeadProps): React.JSX.Element => {
  const { siteUrl } = useService(APP_CONFIG);
  return (
    <>
      <title>{`${title} · Marquee`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture ?? `${siteUrl ?? ''}${SHARED}`} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
};
