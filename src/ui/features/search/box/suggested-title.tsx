import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { useService } from '#ui/services.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { highlightParts } from './highlight-parts';

/** Renders a name with the typed parts marked. */
export const MarkedName = ({
  name, typed, lang,
}: {
  readonly name: string;
  readonly typed: string;
  readonly lang?: string | undefined;
}): React.JSX.Element => (
  <b lang={lang}>{highlightParts(name, typed).map(({ text, lit }, index) => (lit ? <mark key={index}>{text}</mark> : text))}</b>
);

/** Renders what a suggested title shows: small poster, name, type and year. */
export const SuggestedTitle = ({ title, typed }: { readonly title: Title; readonly typed: string }): React.JSX.Element => {
  const image = useService(IMAGE_URL_BUILDER).source('poster', title.posterPath);
  return (
    <>
      <PosterImage title={toArtTitle(title)} image={image} sizes="34px" />
      <span>
        <MarkedName name={title.title} typed={typed} lang={titleLang(title)} />
        <small className="num">{SEARCH_MESSAGES.suggestedTitle(title)}</small>
      </span>
    </>
  );
};
