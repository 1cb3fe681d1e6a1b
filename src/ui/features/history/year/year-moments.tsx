import { useMemo } from 'react';
import { viewingWeight } from '#domain/history/viewing';
import type { CountedTitle, YearHighlights } from '#domain/history/year/year-highlights';
import type { StoredTitle } from '#domain/lists/stored-title';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { dayOfYearText, YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { useService } from '#ui/services.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';

type Moment = { readonly label: string; readonly item: StoredTitle; readonly note: string };

/** Returns how many other titles have the same count. */
const othersLike = ({ count }: CountedTitle, all: ReadonlyArray<CountedTitle>): number =>
  all.filter((other) => other.count === count).length - 1;

/** Returns the moments of a year; a single viewing is the only one. */
const momentsOf = ({ first, last, rewatched, series }: YearHighlights, isPresent: boolean): ReadonlyArray<Moment> => {
  const [film, show] = [rewatched[0], series[0]];
  const isOnly = first !== null && first === last && viewingWeight(first) === 1;
  const all = [
    ...(first === null ? [] : [{
      label: isOnly ? YEAR_MESSAGES.only : YEAR_MESSAGES.first, item: first.item, note: dayOfYearText(first.day ?? ''),
    }]),
    ...(last === null || last === first ? [] : [{
      label: isPresent ? YEAR_MESSAGES.lastSoFar : YEAR_MESSAGES.last, item: last.item, note: dayOfYearText(last.day ?? ''),
    }]),
    ...(film === undefined ? [] : [{
      label: YEAR_MESSAGES.mostWatchedFilm, item: film.item, note: YEAR_MESSAGES.times(film.count, othersLike(film, rewatched)),
    }]),
    ...(show === undefined ? [] : [{
      label: YEAR_MESSAGES.mostWatchedSeries, item: show.item, note: YEAR_MESSAGES.episodes(show.count, othersLike(show, series)),
    }]),
  ];
  return isOnly ? all.slice(0, 1) : all;
};

/** Renders the first and the last title of a year, and those watched most. */
export const YearMoments = ({
  highlights, isPresent,
}: {
  readonly highlights: YearHighlights;
  readonly isPresent: boolean;
}): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const moments = useMemo(() => momentsOf(highlights, isPresent), [highlights, isPresent]);
  const row = useMemo(() => moments.map(({ item }) => toArtTitle(storedTitleToTitle(item))), [moments]);
  return (
    <section className="year-part" aria-label={YEAR_MESSAGES.moments}>
      <SectionHead heading={YEAR_MESSAGES.moments} />
      <PosterRowContext value={row}>
        <ul className="year-moments">
          {moments.map(({ label, item, note }) => {
            const title = storedTitleToTitle(item);
            return (
              <li key={label}>
                <TitleLink title={title} className="year-moment">
                  <PosterImage title={toArtTitle(title)} image={images.source('poster', item.posterPath)} sizes="7rem" />
                  <span className="year-moment-words">
                    <small>{label}</small>
                    <b className="poster p-xs" lang={titleLang(title)}>{item.title}</b>
                    <span className="num">{note}</span>
                  </span>
                </TitleLink>
              </li>
            );
          })}
        </ul>
      </PosterRowContext>
    </section>
  );
};
