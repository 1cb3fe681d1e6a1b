import * as E from 'fp-ts/Either';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOfQuestion, minutesLeft, type EveningParams } from '#application/evening-pick/evening-params';
import { addressOfEvening } from '#application/shared-evening/evening-address';
import { joinByCode, startEvening } from '#application/shared-evening/evening-session';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import { parseEveningCode, type JoinedEvening } from '#domain/shared-evening/shared-evening';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { eveningText, PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { joinFailureText, replyFailureText, SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { useService } from '#ui/services.tsx';

type Props = { readonly evenings: SharedEvenings; readonly params: EveningParams };
type Call = { readonly kind: 'idle' } | { readonly kind: 'busy' } | { readonly kind: 'failed'; readonly text: string };

/** Returns how a call goes, and a function that makes it and opens its evening, to which the person brings the first list. */
const useOpening = (failureText: typeof joinFailureText, [list]: EveningParams['lists']) => {
  const navigate = useNavigate();
  const [call, setCall] = useState<Call>({ kind: 'idle' });
  const open = async (joined: Answer<JoinedEvening>): Promise<void> => {
    if (call.kind === 'busy') return;
    setCall({ kind: 'busy' });
    const answer = await joined();
    if (E.isLeft(answer)) setCall({ kind: 'failed', text: failureText(answer.left) });
    else await navigate(addressOfEvening(answer.right.evening.id, list), { replace: true });
  };
  return { call, open, fail: (text: string) => setCall({ kind: 'failed', text }) };
};

/** Joins the evening of a code that the other phone shows. */
const JoinWithCode = ({ evenings, params }: Props): React.JSX.Element => {
  const id = useId();
  const storage = useService(BROWSER_STORAGE);
  const { call, open, fail } = useOpening(joinFailureText, params.lists);
  const [code, setCode] = useState('');
  return (
    <section className="question" aria-labelledby={id}>
      <DisplayHeading id={id}>{SHARED_EVENING_MESSAGES.haveCode}</DisplayHeading>
      <form
        className="invite-row"
        data-unsent={code !== '' || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (parseEveningCode(code) === null) fail(SHARED_EVENING_MESSAGES.noCode);
          else void open(joinByCode({ evenings, storage }, code));
        }}
      >
        <TextField
          label={SHARED_EVENING_MESSAGES.code}
          hint={SHARED_EVENING_MESSAGES.codeHint}
          error={call.kind === 'failed' ? call.text : null}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
        />
        <Button type="submit" busy={call.kind === 'busy'}>{SHARED_EVENING_MESSAGES.join}</Button>
      </form>
    </section>
  );
};

/** Renders the page on which an evening begins, or is joined with a code. */
export const StartEvening = ({ evenings, params }: Props): React.JSX.Element => {
  const storage = useService(BROWSER_STORAGE);
  const { now } = useService(CLOCK);
  const { call, open } = useOpening(replyFailureText, params.lists);
  const start = (): void => {
    const { mediaType, time } = params;
    const until = typeof time === 'string' ? { until: time } : {};
    void open(startEvening({ evenings, storage }, { mediaType, minutes: minutesLeft(time, now()), ...until }));
  };
  return (
    <>
      <PageHead heading={SHARED_EVENING_MESSAGES.title} note={eveningText(params)} />
      <section className="question" aria-label={SHARED_EVENING_MESSAGES.start}>
        <p className="start-note">{SHARED_EVENING_MESSAGES.startNote}</p>
        {call.kind === 'failed' && <FormNote tone="bad">{call.text}</FormNote>}
        <div className="acts">
          <Button kind="go" icon="users" busy={call.kind === 'busy'} onClick={start}>{SHARED_EVENING_MESSAGES.start}</Button>
          <ButtonLink to={addressOfQuestion({ ...params, isTogether: true })}>{PICK_MESSAGES.changeAnswers}</ButtonLink>
        </div>
      </section>
      <JoinWithCode evenings={evenings} params={params} />
    </>
  );
};
