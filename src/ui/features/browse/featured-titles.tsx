import { FeaturedTiles } from '#ui/design/page/columns.tsx';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import type { FeaturedTitle } from '#ui/features/landing/featured.ts';
import { toArtTitle, titleAddress, type TitleState } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLinkFromState } from '#ui/features/shared/title-link.tsx';
import { TYPE_MESSAGES } from '#ui/messages/catalogue/shelf.messages.ts';

/** Renders the featured titles: one large tile and two small ones. Their images load eagerly because the tiles are in the first view. */
export const FeaturedTitles = ({ titles }: { readonly titles: ReadonlyArray<FeaturedTitle> }): React.JSX.Element => (
  <FeaturedTiles label={TYPE_MESSAGES.featured}>
    {titles.map(({ title, facts, pitch }, index) => (
      <GenreTile
        key={title.id}
        as={TitleLinkFromState}
        to={titleAddress(title)}
        state={{ title } satisfies TitleState}
        art={toArtTitle(title)}
        heading={title.title}
        lang={titleLang(title)}
        note={facts}
        size={index === 0 ? 'l' : 's'}
        sizes={index === 0 ? '(max-width: 767px) 100vw, 66vw' : '(max-width: 767px) 50vw, 33vw'}
        tall
        early
        {...(pitch !== undefined && { pitch })}
      />
    ))}
  </FeaturedTiles>
);
