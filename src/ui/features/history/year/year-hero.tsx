import { useMemo } from 'react';
import type { StoredTitle } from '#domain/lists/stored-title';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { StatList } from '#ui/design/metadata/stat-list.tsx';
import { Bulbs } from '#ui/design/text/bulbs.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { useToday } from '#ui/hooks/use-today.ts';
import { YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { useService } from '#ui/services.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { yearFigures } from './year-figures';
import type { Year } from './use-year';

/** Posters beside the year. */
const FAN = 5;

const YearFan = ({ titles }: { readonly titles: ReadonlyArray<StoredTitle> }): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const fan = useMemo(() => titles.slice(0, FAN), [titles]);
  const row = useMemo(() => fan.map((item) => toArtTitle(storedTitleToTitle(item))), [fan]);
  return (
    <div className="year-fan" aria-hidden="true">
      <PosterRowContext value={row}>
        {fan.map((item) => (
          <span key={item.itemKey}>
            <PosterImage
              title={toArtTitle(storedTitleToTitle(item))}
              image={images.source('poster', item.posterPath)}
              sizes="12rem"
              early
            />
          </span>
        ))}
      </PosterRowContext>
    </div>
  );
};

type Props = {
  /** "2026". */
  readonly name: string;
  /** Null without viewings, and until they are known. */
  readonly year: Year | null;
  readonly hasPicture: boolean;
  readonly onPicture: () => void;
};

/** Renders the year in large letters with its numbers and posters: dark in both themes. */
export const YearHero = ({ name, year, hasPicture, onPicture }: Props): React.JSX.Element => {
  const member = useMember()?.name ?? '';
  const isPresent = useToday().startsWith(name);
  return (
    <header className="year-hero on-screen" ref={moveFocusOnRemoval}>
      <Bulbs />
      <div className="year-front">
        <div className="year-words">
          {member !== '' && <p className="year-member"><bdi>{member}</bdi></p>}
          <DisplayHeading level={1} size="xl" className="year-number" focusable>
            {name} <span>{isPresent ? YEAR_MESSAGES.inReviewSoFar : YEAR_MESSAGES.inReview}</span>
          </DisplayHeading>
          {year !== null && (
            <div className="acts">
              {year.highlights !== null && (
                <Button kind="go" icon="share" aria-expanded={hasPicture} onClick={onPicture}>{YEAR_MESSAGES.picture}</Button>
              )}
              <Button onClick={() => globalThis.print()}>{YEAR_MESSAGES.print}</Button>
            </div>
          )}
        </div>
        {year !== null && <YearFan titles={year.titles} />}
      </div>
      {year !== null && <StatList label={YEAR_MESSAGES.numbers} figures={yearFigures(year)} />}
      <Bulbs />
    </header>
  );
};
