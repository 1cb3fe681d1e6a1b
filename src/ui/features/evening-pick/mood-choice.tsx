import { useId, useState, type ReactNode } from 'react';
import { MAX_MOODS, moodsForType, type Mood } from '#domain/evening-pick/mood';
import type { MediaType } from '#domain/catalogue/media-type';
import { Button } from '#ui/design/buttons/button.tsx';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';
import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { MOOD_NAMES, moodNote, QUESTION_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { moodArt } from './mood-art';
import '#ui/design/images/genre-tile.css';

type Moods = ReadonlyArray<Mood>;
type Props = {
  readonly mediaType: MediaType;
  readonly heading: string;
  readonly note: string;
  /** Names the button that ends the choice. */
  readonly doneLabel: string;
  readonly onDone: (moods: Moods) => void;
  /** A second way to end the choice, beside the first one. */
  readonly other?: { readonly label: string; readonly onDone: (moods: Moods) => void };
  /** Others have answered before, and their answers are only on this page. */
  readonly isBegun?: boolean;
  readonly isBusy?: boolean;
  /** Stands beside the button: why the choice did not arrive. */
  readonly problem?: ReactNode;
  readonly headRef?: React.Ref<HTMLDivElement>;
};

/** Asks one person for up to three moods, which nobody else sees. */
export const MoodChoice = (props: Props): React.JSX.Element => {
  const { mediaType, heading, note, doneLabel, onDone, other, isBegun = false, isBusy = false, problem, headRef } = props;
  const id = useId();
  const [chosen, setChosen] = useState<Moods>([]);
  const toggle = (mood: Mood): void =>
    setChosen(chosen.includes(mood) ? chosen.filter((each) => each !== mood) : [...chosen, mood].slice(-MAX_MOODS));
  return (
    <section className="question" aria-labelledby={id} data-unsent={isBegun || chosen.length > 0 || undefined}>
      <div className="question-head" ref={headRef}>
        <DisplayHeading id={id}>{heading}</DisplayHeading>
      </div>
      <p className="question-note quiet">{note}</p>
      <TileGrid label={QUESTION_MESSAGES.mood}>
        {moodsForType(mediaType).map((mood) => (
          <button key={mood} type="button" className="genre-tile" aria-pressed={chosen.includes(mood)} onClick={() => toggle(mood)}>
            <BackdropImage title={moodArt(mood)} sizes="(max-width: 22.4em) 100vw, (max-width: 767px) 50vw, 25vw" />
            {chosen.includes(mood) && <span className="chosen-mark"><Icon name="check" /></span>}
            <span className="tile-text">
              <span className="poster p-s">{MOOD_NAMES[mood]}</span>
              <small>{moodNote(mood, mediaType)}</small>
            </span>
          </button>
        ))}
      </TileGrid>
      <div className="question-end">
        {problem}
        <Button kind="go" icon="right" busy={isBusy} onClick={() => onDone(chosen)}>{doneLabel}</Button>
        {other !== undefined && <Button onClick={() => other.onDone(chosen)}>{other.label}</Button>}
      </div>
    </section>
  );
};
