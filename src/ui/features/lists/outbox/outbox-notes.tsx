import { useId, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { RefusedCommand } from '#application/ports/outbox-store';
import type { List } from '#domain/lists/list';
import { isHistoryChange } from '#domain/lists/member-command';
import { Button } from '#ui/design/buttons/button.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { listRejectionText, OUTBOX_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { historyFailureText } from '#ui/messages/lists/watched.messages.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { NameForm } from '#ui/features/lists/shared/name-form.tsx';
import { memberChangeText, refusedListName } from './member-change-text';
import './outbox-notes.css';

type RefusedProps = { readonly useCases: ListUseCases; readonly refused: RefusedCommand; readonly lists: ReadonlyArray<List> };

const Refused = ({ useCases, refused, lists }: RefusedProps): React.JSX.Element => {
  const { command: { commandId, change }, failure, waiting } = refused;
  const [isNaming, setNaming] = useState(false);
  const name = refusedListName(refused);
  const retry = async (other?: string) => {
    const answer = await useCases.retryRefused(commandId, other)();
    return answer._tag === 'Left' ? answer.left : null;
  };
  return (
    <li>
      <p>
        <b>{memberChangeText(change, lists)}</b>
        <span>{(isHistoryChange(change) ? historyFailureText : listRejectionText)(failure)}</span>
        {waiting.length > 0 && <span>{OUTBOX_MESSAGES.waiting(waiting.length)}</span>}
      </p>
      {isNaming && name !== null ? (
        <NameForm
          label={OUTBOX_MESSAGES.otherName}
          submit={OUTBOX_MESSAGES.retry}
          name={name}
          autoFocus
          onSubmit={retry}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="acts">
          {name === null ? (
            <Button small onClick={() => void retry()}>
              {OUTBOX_MESSAGES.retry}
            </Button>
          ) : (
            <Button small onClick={() => setNaming(true)}>
              {OUTBOX_MESSAGES.otherName}
            </Button>
          )}
          <Button small kind="bare" onClick={() => void useCases.discardRefused(commandId)()}>
            {OUTBOX_MESSAGES.discard(waiting.length)}
          </Button>
        </div>
      )}
    </li>
  );
};

/** Renders the changes that the backend refused, each with its reason and ways to go on. */
export const OutboxNotes = ({
  useCases, lists,
}: {
  readonly useCases: ListUseCases;
  readonly lists: ReadonlyArray<List>;
}): React.JSX.Element | null => {
  const id = useId();
  const outbox = useSubscription(useCases.outbox);
  if (outbox._tag !== 'success' || outbox.value.refused.length === 0) return null;
  return (
    <section className="outbox-refused" role="alert" aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="warn" />
        {OUTBOX_MESSAGES.refused}
      </h2>
      <ul>
        {outbox.value.refused.map((each) => (
          <Refused key={each.command.commandId} useCases={useCases} refused={each} lists={lists} />
        ))}
      </ul>
    </section>
  );
};
