import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { titleDescriptionText, titleWithYear } from '#domain/catalogue/title-text';
import { DocumentHead } from '../../app/navigation/document-head';
import { useService } from '../../services';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/** Sets a title's document metadata for tabs, search engines and link previews. */
export const DetailsHead = ({ title }: { readonly title: Title }): React.JSX.Element => {
  const image = useService(IMAGE_URL_BUILDER).source('backdrop', title.backdropPath)?.src;
  return <DocumentHead title={titleWithYear(title)} description={titleDescriptionText(title)} image={image?.startsWith('http') === true ? image : undefined} />;
};

/** Sets the document metadata while the name is unknown. */
export const UnknownHead = (): React.JSX.Element => (
  <DocumentHead title={TITLE_MESSAGES.unknownTitle} description={TITLE_MESSAGES.unknownDescription} noIndex />
);
