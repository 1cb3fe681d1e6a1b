import * as E from 'fp-ts/Either';
import { useEffect, useMemo, useState } from 'react';
import { EMPTY } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { MEMBER_LISTS_LOADER } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { UNSENT_NOTICE_MESSAGES, unsentNoticeText } from '#ui/messages/lists/unsent-changes.messages.ts';
import { useService } from '#ui/services.tsx';

/** Time in ms after which a change that is still first in the outbox counts as not sent. */
export const UNSENT_AFTER_MS = 5000;

/**
 * Says online that changes are not sent, why, and offers another attempt; while one goes on, the button says so. Renders nothing while one
 * change after another is sent.
 */
export const UnsentNotice = ({ underHeader }: { readonly underHeader: boolean }): React.JSX.Element | null => {
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  const stored = useObservableValue(useMemo<ListUseCases['outbox']>(() => lists?.outbox ?? EMPTY, [lists]));
  const outbox = lists === null || stored === null || E.isLeft(stored) ? null : stored.right;
  const first = outbox?.pending[0]?.commandId ?? null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (first === null) return undefined;
    const timer = setTimeout(() => setLate(first), UNSENT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [first]);
  if (lists === null || outbox === null || first === null || late !== first) return null;
  const { unanswered = null } = outbox;
  const retry = (
    <Button small busy={unanswered === null} onClick={() => void lists.sendAgain()}>{UNSENT_NOTICE_MESSAGES.retry}</Button>
  );
  return (
    <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
      <NoticeBar icon="warn" action={retry}>
        {unsentNoticeText(outbox.pending.length, unanswered)}
      </NoticeBar>
    </div>
  );
};
