import { titleMetadata } from '#application/metadata/title-metadata';
import { APP_CONFIG } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { DocumentHead, usePreviewImage } from '#ui/shell/navigation/document-head.tsx';
import { useService } from '#ui/services.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/**
 * The address of the document that this code was loaded for, and the title's image for link previews that it names: a catalogue without
 * pictures does not know it. Read before the app replaces the head of a prerendered page.
 */
const PRERENDERED = typeof document === 'undefined' ? null : {
  address: location.href,
  image: document.querySelector<HTMLMetaElement>('html:has([data-prerendered]) [content*="/posters/"]')?.content ?? null,
};

/** Sets a title's document metadata for tabs, search engines and link previews. */
export const DetailsHead = ({ title }: { readonly title: Title }): React.JSX.Element => {
  const { siteUrl } = useService(APP_CONFIG);
  const image =
    usePreviewImage('poster', title.posterPath) ??
    (PRERENDERED !== null && PRERENDERED.address === location.href ? PRERENDERED.image : null);
  return <DocumentHead {...titleMetadata(title, image, siteUrl)} />;
};

/** Sets the document metadata while the name is unknown. */
export const UnknownHead = (): React.JSX.Element => (
  <DocumentHead title={TITLE_MESSAGES.unknownTitle} description={TITLE_MESSAGES.unknownDescription} noIndex />
);
