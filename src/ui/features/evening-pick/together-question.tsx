import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOfPick, MAX_MOODS, MAX_PEOPLE, type EveningParams } from '#application/evening-pick/evening-params';
import { moodsForType, type Mood } from '#domain/evening-pick/mood';
import { Button } from '#ui/design/buttons/button.tsx';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';
import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { MOOD_NAMES, moodNote, TOGETHER_MESSAGES, QUESTION_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { moodArt } from './mood-art';
import '#ui/design/images/genre-tile.css';

/** The button that was pressed is gone: the focus goes to what replaces it, which may be far above. */
const focusOnPart = (element: HTMLElement | null): void => {
  if (element === null) return;
  focusOn(element);
  element.scrollIntoView({ block: 'center' });
};

type Moods = ReadonlyArray<Mood>;
type AskProps = {
  readonly params: EveningParams; readonly number: number; readonly onDone: (moods: Moods) => void;
};

/** Asks one person, who has not seen what the others chose. */
const AskPerson = ({ params, number, onDone }: AskProps): React.JSX.Element => {
  const id = useId();
  const [chosen, setChosen] = useState<Moods>([]);
  const toggle = (mood: Mood): void =>
    setChosen(chosen.includes(mood) ? chosen.filter((other) => other !== mood) : [...chosen, mood].slice(-MAX_MOODS));
  return (
    <section className="question" aria-labelledby={id}>
      <div className="question-head" ref={number > 1 ? focusOnPart : undefined}>
        <DisplayHeading id={id}>{TOGETHER_MESSAGES.person(number)}</DisplayHeading>
      </div>
      <p className="question-note quiet">{TOGETHER_MESSAGES.hidden}</p>
      <TileGrid label={QUESTION_MESSAGES.mood}>
        {moodsForType(params.mediaType).map((mood) => (
          <button key={mood} type="button" className="genre-tile" aria-pressed={chosen.includes(mood)} onClick={() => toggle(mood)}>
            <BackdropImage title={moodArt(mood)} sizes="(max-width: 767px) 50vw, 25vw" />
            {chosen.includes(mood) && <span className="chosen-mark"><Icon name="check" /></span>}
            <span className="tile-text">
              <span className="poster p-s">{MOOD_NAMES[mood]}</span>
              <small>{moodNote(mood, params.mediaType)}</small>
            </span>
          </button>
        ))}
      </TileGrid>
      <div className="question-end">
        <Button kind="go" icon="right" onClick={() => onDone(chosen)}>{TOGETHER_MESSAGES.done}</Button>
      </div>
    </section>
  );
};

type Props = { readonly params: EveningParams; /** The choice between alone and together. */ readonly who: ReactNode };

/**
 * Asks several people one after another on one device. What they choose stays here, not in the address, until all have answered: the next
 * person would read it there.
 */
export const TogetherQuestion = ({ params, who }: Props): React.JSX.Element => {
  const navigate = useNavigate();
  const [people, setPeople] = useState<ReadonlyArray<Moods>>([]);
  const [isAnswering, setAnswering] = useState(true);
  const count = people.length;
  if (isAnswering) {
    return (
      <>
        {who}
        <AskPerson
          key={count}
          params={params}
          number={count + 1}
          onDone={(moods) => {
            setPeople([...people, moods]);
            setAnswering(false);
          }}
        />
      </>
    );
  }
  const ask = (
    <Button kind={count < 2 ? 'go' : 'plain'} onClick={() => setAnswering(true)}>{TOGETHER_MESSAGES.next(count + 1)}</Button>
  );
  return (
    <div ref={focusOnPart} className="hand-over" tabIndex={-1}>
      <StatePanel
        board={[...TOGETHER_MESSAGES.board]}
        actions={
          <>
            {count > 1 && (
              <Button kind="go" icon="play" onClick={() => void navigate(addressOfPick({ ...params, people }))}>
                {TOGETHER_MESSAGES.show}
              </Button>
            )}
            {count < MAX_PEOPLE && ask}
          </>
        }
      >
        {count < 2 ? TOGETHER_MESSAGES.handOver(count) : TOGETHER_MESSAGES.allDone(count)}
      </StatePanel>
    </div>
  );
};

