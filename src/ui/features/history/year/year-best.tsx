import { useMemo } from 'react';
import type { TitleRating } from '#domain/history/rating';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { formatRating } from '#ui/messages/lists/watched.messages.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';

/** Posters of one wall: at most two full rows on a wide screen. */
const MAX_POSTERS = 12;

const RatedWall = ({ heading, rated }: { readonly heading: string; readonly rated: ReadonlyArray<TitleRating> }): React.JSX.Element => {
  const row = useMemo(() => rated.map(({ item }) => toArtTitle(storedTitleToTitle(item))), [rated]);
  return (
    <section className="year-part" aria-label={heading}>
      <SectionHead heading={heading} />
      <PosterRowContext value={row}>
        <PosterGrid flush label={heading}>
          {rated.map(({ item, rating }) => (
            <TitleCard key={item.itemKey} title={storedTitleToTitle(item)} note={YEAR_MESSAGES.yourRating(formatRating(rating))} />
          ))}
        </PosterGrid>
      </PosterRowContext>
    </section>
  );
};

/** Renders the best-rated titles of a year: those released in it, and those of other years. No title is in both walls. */
export const YearBest = ({ year, best }: { readonly year: string; readonly best: ReadonlyArray<TitleRating> }): React.JSX.Element => {
  const [releases, others] = useMemo(() => {
    const dated = best.filter(({ item }) => item.releaseYear !== null);
    const isRelease = ({ item }: TitleRating): boolean => item.releaseYear === Number(year);
    return [dated.filter(isRelease).slice(0, MAX_POSTERS), dated.filter((each) => !isRelease(each)).slice(0, MAX_POSTERS)];
  }, [best, year]);
  return (
    <>
      {releases.length > 0 && <RatedWall heading={YEAR_MESSAGES.bestReleases(year)} rated={releases} />}
      {others.length > 0 && <RatedWall heading={YEAR_MESSAGES.bestOthers} rated={others} />}
    </>
  );
};
