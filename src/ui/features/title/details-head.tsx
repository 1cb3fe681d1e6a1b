import { titleMetadata } from '#application/metadata/title-metadata';
import { APP_CONFIG } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { DocumentHead, usePreviewImage } from '../../app/navigation/document-head';
import { useService } from '../../services';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/** Sets a title's document metadata for tabs, search engines and link previews. */
export const DetailsHead = ({ title }: { readonly title: Title }): React.JSX.Element => {
  const { siteUrl } = useService(APP_CONFIG);
  return <DocumentHead {...titleMetadata(title, usePreviewImage('poster', title.posterPath), siteUrl)} />;
};

/** Sets the document metadata while the name is unknown. */
export const UnknownHead = (): React.JSX.Element => (
  <DocumentHead title={TITLE_MESSAGES.unknownTitle} description={TITLE_MESSAGES.unknownDescription} noIndex />
);
