import * as E from 'fp-ts/Either';
import { useEffect, useMemo, useState } from 'react';
import { EMPTY } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Outbox } from '#application/ports/outbox-store';
import { MEMBER_LISTS_LOADER } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { UNSENT_NOTICE_MESSAGES, unsentNoticeText, waitingChangesText } from '#ui/messages/lists/unsent-changes.messages.ts';
import { useService } from '#ui/services.tsx';

/** Time in ms after which a change that is still first in the outbox counts as not sent. */
export const UNSENT_AFTER_MS = 5000;

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

/**
 * Says online that changes are not sent, why, and offers another attempt; while one goes on, the button says so. Renders nothing while one
 * change after another is sent.
 */
export const UnsentNotice = ({ underHeader }: { readonly underHeader: boolean }): React.JSX.Element | null => {
  const member = useOutbox();
  const first = member?.outbox.pending[0]?.commandId ?? null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (first === null) return undefined;
    const timer = setTimeout(() => setLate(first), UNSENT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [first]);
  if (member === null || first === null || late !== first) return null;
  const { lists, outbox: { pending, unanswered = null } } = member;
  const retry = (
    <Button small busy={unanswered === null} onClick={() => void lists.sendAgain()}>{UNSENT_NOTICE_MESSAGES.retry}</Button>
  );
  return (
    <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
      <NoticeBar icon="warn" action={retry}>
        {unsentNoticeText(pending.length, unanswered)}
      </NoticeBar>
    </div>
  );
};
