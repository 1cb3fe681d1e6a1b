import * as TE from 'fp-ts/TaskEither';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { YEAR_MESSAGES, YEAR_PICTURE_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { SharePicture } from '#ui/features/lists/share/picture/share-picture.tsx';
import { yearFigures } from './year-figures';
import type { Year } from './use-year';

/** Figures that the picture has room for. */
const MAX_FIGURES = 6;

/** Renders the picture of a year: its posters and numbers, drawn on this device, to download or to share. */
export const YearPicture = ({ name, year }: { readonly name: string; readonly year: Year }): React.JSX.Element => {
  const { titles } = year;
  const figures = yearFigures(year).slice(0, MAX_FIGURES);
  return (
    <section className="year-picture">
      <Panel heading={YEAR_MESSAGES.share}>
        <SharePicture
          revision={JSON.stringify([titles.map(({ itemKey }) => itemKey), figures])}
          name={YEAR_PICTURE_MESSAGES.name(name)}
          alt={YEAR_PICTURE_MESSAGES.alt(name)}
          fileName={YEAR_PICTURE_MESSAGES.fileName(name)}
          read={(count, owner) => TE.right({ facts: owner, titles: titles.slice(0, count), figures })}
        />
      </Panel>
    </section>
  );
};
