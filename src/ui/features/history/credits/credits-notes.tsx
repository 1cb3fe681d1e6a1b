import { Button } from '#ui/design/buttons/button.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { CREDITS_MESSAGES } from '#ui/messages/history/credits.messages.ts';
import type { Credits } from './use-credits';
import './credits-notes.css';

type Props = {
  readonly credits: Credits;
  /** Number of titles. */
  readonly total: number;
  readonly hasGroups: boolean;
};

/** Says of how many titles people and countries are known, and offers to look up more. */
export const CreditsNotes = ({ credits: { status, failure, credits, lookedUp, readMore }, total, hasGroups }: Props): React.JSX.Element => (
  <div className="credits-notes">
    <p className="faint num" role="status">
      {status === 'loading' && CREDITS_MESSAGES.loading}
      {status === 'ready' && credits.size < total && CREDITS_MESSAGES.known(credits.size, total)}
      {status === 'ready' && lookedUp >= total && !hasGroups && ` ${CREDITS_MESSAGES.none}`}
    </p>
    {failure !== null && <FailureNote failure={failure} what={CREDITS_MESSAGES.failed} retry={readMore} />}
    {/* The button stays while it reads, for the focus. */}
    {(status === 'ready' || (status === 'loading' && lookedUp > 0)) && lookedUp < total && (
      <Button small busy={status === 'loading'} onClick={readMore}>{CREDITS_MESSAGES.readMore}</Button>
    )}
  </div>
);
