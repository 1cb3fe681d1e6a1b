import * as E from 'fp-ts/Either';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { shownListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { INVITATION_MESSAGES, jointListFailureText } from '#ui/messages/lists/joint-list.messages.ts';
import { itemCountText } from '#ui/messages/lists/lists.messages.ts';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { JOINT_LISTS_KEY } from './list-people-query';
import './joint-list.css';

export type InvitationPanelProps = { readonly useCases: ListUseCases; readonly inviteId: string; readonly onClose: () => void };

/** Renders what a link invites the member to, and accepts it. Leads a member who edits the list already there. */
export const InvitationPanel = ({ useCases, inviteId, onClose }: InvitationPanelProps): React.JSX.Element => {
  const id = useId();
  const navigate = useNavigate();
  const cache = useQueryCache();
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const found = useQuery({ key: `invitation ${inviteId}`, fetch: (signal) => useCases.joint.getInvitation(inviteId, signal) });
  const close = <Button onClick={onClose}>{INVITATION_MESSAGES.decline}</Button>;
  if (found._tag === 'pending') {
    return (
      <LoadingRegion label={INVITATION_MESSAGES.loading}>
        <LinesSkeleton lines={3} />
      </LoadingRegion>
    );
  }
  if (found._tag === 'error') {
    if (found.failure._tag !== 'not-found')
      return <FailureNote failure={found.failure} what={INVITATION_MESSAGES.loading} retry={found.retry} />;
    return (
      <section className="invitation">
        <p role="status">{INVITATION_MESSAGES.ended}</p>
        <div className="acts">{close}</div>
      </section>
    );
  }
  const list = found.value;
  const name = shownListName(list);
  if (list.listID !== null) {
    return (
      <section className="invitation">
        <p>{INVITATION_MESSAGES.known(name)}</p>
        <div className="acts">
          <ButtonLink kind="go" replace to={listAddress({ listName: list.name, listID: list.listID })}>
            {INVITATION_MESSAGES.open}
          </ButtonLink>
        </div>
      </section>
    );
  }
  const accept = async (): Promise<void> => {
    if (isJoining) return;
    setJoining(true);
    const joined = await useCases.joint.joinList(inviteId)();
    setJoining(false);
    if (E.isLeft(joined)) {
      setFailure(jointListFailureText(joined.left));
      return;
    }
    cache.invalidate(JOINT_LISTS_KEY);
    await navigate(listAddress({ listName: list.name, listID: joined.right }), { replace: true });
  };
  return (
    <section className="invitation" aria-labelledby={id}>
      <h2 id={id} className="poster p-s">
        {INVITATION_MESSAGES.heading(list.owner, name)}
      </h2>
      <p className="faint num">{itemCountText(list.itemCount)}</p>
      <p>{INVITATION_MESSAGES.meaning}</p>
      {failure !== null && <FormNote tone="bad">{failure}</FormNote>}
      <div className="acts">
        <Button kind="go" busy={isJoining} onClick={() => void accept()}>
          {INVITATION_MESSAGES.accept}
        </Button>
        {close}
      </div>
    </section>
  );
};
