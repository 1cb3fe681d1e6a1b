import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseEveningParams } from '#application/evening-pick/evening-params';
import type { ListSource } from '#application/evening-pick/list-source';
import type { EveningSession, EveningState } from '#application/shared-evening/evening-session';
import type { SharedEvening } from '#domain/shared-evening/shared-evening';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { BringLists } from '#ui/features/evening-pick/lists/bring-lists.tsx';
import { useBroughtFor } from '#ui/features/evening-pick/lists/use-brought-for.ts';
import { MoodChoice } from '#ui/features/evening-pick/mood-choice.tsx';
import { QUESTION_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { replyFailureText, SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';

type Props = { readonly evening: SharedEvening; readonly state: EveningState; readonly session: EveningSession };

/** Most lists that one person brings. */
const MOST = 1;

/** Asks one person for moods, and for a list whose titles come first: that of the address, until another one is chosen. */
export const AnswerOfPerson = ({ evening, state: { failure, isSending }, session }: Props): React.JSX.Element => {
  const [search] = useSearchParams();
  const [sources, setSources] = useState<ReadonlyArray<ListSource>>(() => parseEveningParams(search).lists.slice(0, MOST));
  const broughtFor = useBroughtFor(evening, sources);
  return (
    <>
      <BringLists mediaType={evening.mediaType} sources={sources} most={MOST} onChange={setSources} />
      <MoodChoice
        mediaType={evening.mediaType}
        heading={QUESTION_MESSAGES.mood}
        note={SHARED_EVENING_MESSAGES.moodsNote}
        doneLabel={SHARED_EVENING_MESSAGES.moodsDone}
        isBusy={isSending || broughtFor === null}
        problem={failure !== null && <FormNote tone="bad">{replyFailureText(failure)}</FormNote>}
        onDone={(moods) => void session.reply({ moods, ...broughtFor?.(moods) })}
      />
    </>
  );
};
