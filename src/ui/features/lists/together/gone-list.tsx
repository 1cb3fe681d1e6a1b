import { useState } from 'react';
import { MAX_LISTS } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { freeListName } from '#domain/lists/shares/free-list-name';
import type { JointListPart } from '#domain/lists/together/joint-list';
import type { JointListState } from '#application/lists/together/joint-list-window';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import type { OwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { GONE_LIST_MESSAGES } from '#ui/messages/lists/gone-list.messages.ts';
import { JOINT_LIST_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useLeave } from '#ui/shell/navigation/use-leave.ts';

type Props = Pick<JointListState, 'titles' | 'hasMore' | 'since'> & {
  readonly own: Extract<OwnLists, { readonly _tag: 'success' }>;
  readonly list: JointListPart;
};
const LISTS_PATH = '/user-profile/user-lists';

/**
 * Says that a list of somebody else is gone for the member, and offers a copy of the titles that this page still has. The server does not
 * say whether its owner has deleted it or has taken the member out.
 */
export const GoneList = ({ own: { useCases, all }, list, titles, hasMore, since }: Props): React.JSX.Element => {
  const run = useRunChange(useCases);
  const leave = useLeave(LISTS_PATH);
  const [isCopying, setCopying] = useState(false);
  const name = shownListName(list);
  const keepCopy = async (): Promise<void> => {
    if (all.length >= MAX_LISTS) {
      toast({ text: JOINT_LIST_MESSAGES.fullLists, tone: 'bad' });
      return;
    }
    setCopying(true);
    const copy = freeListName(name, new Set(all.map((each) => each.name)), JOINT_LIST_MESSAGES.copyName);
    const failure = await run(useCases.copyToNewList(copy, titles, list.description), GONE_LIST_MESSAGES.copied(copy));
    if (failure === null) leave();
    else setCopying(false);
  };
  return (
    <>
      <DocumentHead title={name} description={GONE_LIST_MESSAGES.gone(list.owner)} noIndex />
      <DisplayHeading level={1} size="l" focusable>
        <bdi>{name}</bdi>
      </DisplayHeading>
      {since !== null && titles.length > 0 && <p className="faint">{JOINT_LIST_MESSAGES.asOf(since)}</p>}
      <StatePanel
        kind="not-found"
        actions={
          <>
            {titles.length > 0 && (
              <Button kind="go" icon="plus" busy={isCopying} onClick={() => void keepCopy()}>
                {GONE_LIST_MESSAGES.keepCopy}
              </Button>
            )}
            <ButtonLink to={LISTS_PATH}>{MANAGE_LISTS_MESSAGES.title}</ButtonLink>
          </>
        }
      >
        <TextWithIsolatedName text={GONE_LIST_MESSAGES.gone(list.owner)} name={list.owner} />
        {titles.length > 0 && ` ${GONE_LIST_MESSAGES.offer(titles.length, hasMore)}`}
      </StatePanel>
    </>
  );
};
