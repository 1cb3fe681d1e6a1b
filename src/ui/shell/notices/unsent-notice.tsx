import * as E from 'fp-ts/Either';
import { useEffect, useMemo, useState } from 'react';
import { EMPTY } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Outbox } from '#application/ports/outbox-store';
import { MEMBER_LISTS_LOADER } from '#application/service-keys';
import { countUnsent } from '#application/lists/outbox/outbox';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { UNSENT_NOTICE_MESSAGES, unsentNoticeText, unsentTitle, waitingChangesText } from '#ui/messages/lists/unsent-changes.messages.ts';
import { useService } from '#ui/services.tsx';

/** Time in ms after which a change that is still first in the outbox counts as not sent. */
export const UNSENT_AFTER_MS = 5000;

/** The page that shows each refused change, of lists and of the history, with its reason. */
const REFUSED_PATH = '/user-profile/user-lists';

/** Returns the open lists of the member and what is unsent of them; null before both are known. */
const useOutbox = (): { readonly lists: ListUseCases; readonly outbox: Outbox } | null => {
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  const stored = useObservableValue(useMemo<ListUseCases['outbox']>(() => lists?.outbox ?? EMPTY, [lists]));
  return lists === null || stored === null || E.isLeft(stored) ? null : { lists, outbox: stored.right };
};

/** Says in the notice without a network how many changes wait for one; nothing without such changes. */
export const WaitingChanges = (): string | null => {
  const count = useOutbox()?.outbox.pending.length ?? 0;
  return count === 0 ? null : ` ${waitingChangesText(count)}`;
};

type NoticeProps = { readonly underHeader: boolean };
type BarProps = NoticeProps & { readonly className?: string; readonly action: React.JSX.Element; readonly children: string };

const Bar = ({ underHeader, className = '', action, children }: BarProps): React.JSX.Element => (
  <div className={`offline-notice${underHeader ? ' under-top' : ''}${className}`}>
    <NoticeBar icon="warn" action={action}>{children}</NoticeBar>
  </div>
);

/**
 * Says online that changes are not sent, why, and offers another attempt; while one goes on, the button says so. Renders nothing of them
 * while one change after another is sent. Says also how many were refused.
 */
export const UnsentNotice = ({ underHeader }: NoticeProps): React.JSX.Element | null => {
  const member = useOutbox();
  const first = member?.outbox.pending[0]?.commandId ?? null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (first === null) return undefined;
    const timer = setTimeout(() => setLate(first), UNSENT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [first]);
  if (member === null) return null;
  const { lists, outbox } = member;
  const { pending, unanswered = null } = outbox;
  const refused = countUnsent(outbox)?.refused ?? 0;
  const see = <ButtonLink small to={REFUSED_PATH}>{UNSENT_NOTICE_MESSAGES.see}</ButtonLink>;
  const retry = (
    <Button small busy={unanswered === null} onClick={() => void lists.sendAgain()}>{UNSENT_NOTICE_MESSAGES.retry}</Button>
  );
  return (
    <>
      {refused > 0 && (
        // Hidden where a page shows each of them.
        <Bar underHeader={underHeader} className=" refused-notice" action={see}>{`${unsentTitle({ toSend: 0, refused })}.`}</Bar>
      )}
      {first !== null && late === first && (
        <Bar underHeader={underHeader} action={retry}>{unsentNoticeText(pending.length, unanswered)}</Bar>
      )}
    </>
  );
};
