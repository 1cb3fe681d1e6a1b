import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOfPick, MAX_PEOPLE, type EveningParams } from '#application/evening-pick/evening-params';
import type { Mood } from '#domain/evening-pick/mood';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { TOGETHER_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { ListsOfAddress } from '#ui/features/evening-pick/lists/lists-of-address.tsx';
import { MoodChoice } from '#ui/features/evening-pick/mood-choice.tsx';
import { WhichPhone } from './which-phone';

/** The button that was pressed is gone: the focus goes to what replaces it, which may be far above. */
const focusOnPart = (element: HTMLElement | null): void => {
  if (element === null) return;
  focusOn(element);
  element.scrollIntoView({ block: 'center' });
};

type Moods = ReadonlyArray<Mood>;
type Props = { readonly params: EveningParams; /** The choice between alone and together. */ readonly who: ReactNode };

/**
 * Asks several people one after another on one device. A list that somebody brought is an answer too: with one, a single person is enough
 * to see a title, and two who agree answer once. What they choose stays here, not in the address, until all have answered: the next
 * person would read it there.
 */
export const TogetherQuestion = ({ params, who }: Props): React.JSX.Element => {
  const navigate = useNavigate();
  const [people, setPeople] = useState<ReadonlyArray<Moods>>([]);
  const [isAnswering, setAnswering] = useState(true);
  const count = people.length;
  const answered = count + params.lists.length;
  const show = (all: ReadonlyArray<Moods>): void => void navigate(addressOfPick({ ...params, people: all }));
  const handOver = (moods: Moods): void => {
    setPeople([...people, moods]);
    setAnswering(false);
  };
  if (isAnswering) {
    return (
      <>
        {who}
        {count === 0 && <WhichPhone params={params} />}
        <ListsOfAddress params={params} />
        <MoodChoice
          key={count}
          mediaType={params.mediaType}
          heading={TOGETHER_MESSAGES.person(count + 1)}
          note={TOGETHER_MESSAGES.hidden}
          isBegun={count > 0}
          doneLabel={answered === 0 ? TOGETHER_MESSAGES.done : TOGETHER_MESSAGES.show}
          {...(count > 0 && { headRef: focusOnPart })}
          onDone={(moods) => (answered === 0 ? handOver(moods) : show([...people, moods]))}
          {...(answered === 0 && { other: { label: TOGETHER_MESSAGES.agreed, onDone: (moods) => show([moods]) } })}
          {...(answered > 0 && count + 1 < MAX_PEOPLE && { other: { label: TOGETHER_MESSAGES.done, onDone: handOver } })}
        />
      </>
    );
  }
  const ask = (
    <Button kind={answered < 2 ? 'go' : 'plain'} onClick={() => setAnswering(true)}>{TOGETHER_MESSAGES.next(count + 1)}</Button>
  );
  return (
    <div ref={focusOnPart} className="hand-over" tabIndex={-1} data-unsent>
      <StatePanel
        board={[...TOGETHER_MESSAGES.board]}
        actions={
          <>
            {answered > 1 && <Button kind="go" icon="play" onClick={() => show(people)}>{TOGETHER_MESSAGES.show}</Button>}
            {count < MAX_PEOPLE && ask}
          </>
        }
      >
        {count < 2 ? TOGETHER_MESSAGES.handOver(count) : TOGETHER_MESSAGES.allDone(count)}
      </StatePanel>
    </div>
  );
};

