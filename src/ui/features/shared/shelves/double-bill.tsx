import { useId } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { titleAddress, toArtTitle, type TitleState } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLinkFromState } from '#ui/features/shared/title-link.tsx';
import { useService } from '#ui/services.tsx';
import './double-bill.css';

export type DoubleBillProps = {
  readonly heading: string;
  readonly titles: ReadonlyArray<Title>;
  /** Address of a list with more of them. */
  readonly to?: string | undefined;
};

/** Renders two films that belong together, as wide tiles. */
export const DoubleBill = ({ titles, ...head }: DoubleBillProps): React.JSX.Element => {
  const id = useId();
  const images = useService(IMAGE_URL_BUILDER);
  return (
    <section className="double-bill" aria-labelledby={id}>
      <SectionHead {...head} id={id} />
      <TileGrid>
        {titles.map((title) => (
          <GenreTile
            key={title.id}
            as={TitleLinkFromState}
            to={titleAddress(title)}
            state={{ title } satisfies TitleState}
            art={toArtTitle(title)}
            image={images.source('backdrop', title.backdropPath)}
            sizes="(max-width: 767px) 100vw, 50vw"
            heading={title.title}
            lang={titleLang(title)}
            note={String(title.year ?? '')}
            size="m"
          />
        ))}
      </TileGrid>
    </section>
  );
};
