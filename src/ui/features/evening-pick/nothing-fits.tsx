import { addressOfPick, addressOfQuestion, isTimeOver, type EveningParams } from '#application/evening-pick/evening-params';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { PICK_MESSAGES, QUESTION_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { timeOverText } from '#ui/messages/catalogue/pick/time-note.ts';

type Props = {
  readonly params: EveningParams;
  readonly now: number;
  readonly isRewatch: boolean;
  readonly wereShown: boolean;
  readonly isTasteUnknown: boolean;
};

/** Says that nothing fits, that everything was shown or that the time is over, and offers to ask for less. */
export const NothingFits = ({ params, now, isRewatch, wereShown, isTasteUnknown }: Props): React.JSX.Element => {
  const { people, time } = params;
  const loosened = { ...params, shown: null };
  const question = addressOfQuestion({ ...loosened, people: [[]], isRewatch });
  const isOver = isTimeOver(params, now);
  // Without time, nothing fits any mood.
  const hasMoods = !isOver && people.some((moods) => moods.length > 0);
  return (
    <div className="below-header">
      <h1 className="sr">{QUESTION_MESSAGES.title}</h1>
      <StatePanel
        board={[...(wereShown ? PICK_MESSAGES.allShownBoard : PICK_MESSAGES.board)]}
        actions={
          <>
            <ButtonLink kind="go" to={question}>{PICK_MESSAGES.changeAnswers}</ButtonLink>
            {time !== null && <ButtonLink to={addressOfPick({ ...loosened, time: null })}>{PICK_MESSAGES.moreTime}</ButtonLink>}
            {people.length > 1 && hasMoods && (
              <ButtonLink to={addressOfPick({ ...loosened, people: [[...new Set(people.flat())]] })}>{PICK_MESSAGES.eitherMood}</ButtonLink>
            )}
            {isRewatch && !isOver && (
              <ButtonLink to={addressOfPick({ ...loosened, isRewatch: false })}>{PICK_MESSAGES.somethingNew}</ButtonLink>
            )}
            {hasMoods && <ButtonLink to={addressOfPick({ ...loosened, people: [[]] })}>{PICK_MESSAGES.otherMood}</ButtonLink>}
          </>
        }
      >
        {isOver ? timeOverText(params.time) : wereShown ? PICK_MESSAGES.allShown : !isRewatch ? PICK_MESSAGES.empty
          : isTasteUnknown ? PICK_MESSAGES.unknownSeen : PICK_MESSAGES.noneSeen}
      </StatePanel>
    </div>
  );
};
