import * as E from 'fp-ts/Either';
import { useEffect, useId, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { APP_CONFIG } from '#application/service-keys';
import type { List } from '#domain/lists/list';
import type { JointPerson } from '#domain/lists/together/joint-list';
import type { Answer } from '#domain/shared/answer';
import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { jointListFailureText, LIST_PEOPLE_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { listPeopleQuery } from './list-people-query';
import './joint-list.css';

export type PeopleOfListProps = { readonly list: Pick<List, 'listID'>; readonly joint: ListUseCases['joint'] };

const copyLink = async (text: string): Promise<void> => {
  const copied = await navigator.clipboard.writeText(text).then(() => true, () => false);
  toast({ id: 'share', text: copied ? LIST_PEOPLE_MESSAGES.copied : LIST_PEOPLE_MESSAGES.notCopied, tone: copied ? 'good' : 'bad' });
};

/** Renders who edits a list with its owner, and the invitation: makes it, copies it and ends it, and takes people out. */
export const PeopleOfList = ({ list: { listID }, joint }: PeopleOfListProps): React.JSX.Element => {
  const id = useId();
  const { dataLocation, siteUrl } = useService(APP_CONFIG);
  const cache = useQueryCache();
  const query = listPeopleQuery(joint, listID);
  const found = useQuery(query);
  // People may have joined since the list was opened.
  useEffect(() => cache.invalidate(`list-people ${listID}`), [cache, listID]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<JointPerson | null>(null);
  /** @param done said after the call; null says nothing. */
  const run = async (call: Answer<unknown>, done: string | null): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call();
    setBusy(false);
    setLeaving(null);
    setFailure(E.isLeft(answer) ? jointListFailureText(answer.left) : null);
    if (E.isRight(answer) && done !== null) toast({ text: done, tone: 'good' });
    cache.invalidate(query.key);
  };
  const { people, inviteId } = found._tag === 'success' ? found.value : { people: [], inviteId: null };
  const address = `${siteUrl ?? location.origin}/user-profile/user-lists?invitation=${inviteId ?? ''}`;
  return (
    <section className="list-people" aria-labelledby={id}>
      <h3 id={id}>{LIST_PEOPLE_MESSAGES.heading}</h3>
      <p className="faint">{LIST_PEOPLE_MESSAGES.hint}</p>
      {dataLocation === 'browser' && <p className="faint">{LIST_PEOPLE_MESSAGES.inBrowser}</p>}
      {found._tag === 'pending' && (
        <LoadingRegion label={LIST_PEOPLE_MESSAGES.loading}>
          <LinesSkeleton lines={2} />
        </LoadingRegion>
      )}
      {found._tag === 'error' && <FailureNote failure={found.failure} what={LIST_PEOPLE_MESSAGES.failedPart} retry={found.retry} />}
      {failure !== null && <FormNote tone="bad">{failure}</FormNote>}
      {people.length > 0 && (
        <ul aria-label={LIST_PEOPLE_MESSAGES.list}>
          {people.map((person) => ({ ...person, name: person.name === '' ? LIST_PEOPLE_MESSAGES.unusable : person.name })).map((person) => (
            <li key={person.uid}>
              <bdi>{person.name}</bdi>
              <Button small aria-label={LIST_PEOPLE_MESSAGES.removePerson(person.name)} onClick={() => setLeaving(person)}>
                {LIST_PEOPLE_MESSAGES.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving !== null && (
        <div role="alertdialog" aria-labelledby={`${id}r`} aria-describedby={`${id}d`}>
          <p id={`${id}r`}>
            <b>{LIST_PEOPLE_MESSAGES.confirmRemove(leaving.name)}</b>
          </p>
          <p id={`${id}d`} className="faint">
            {LIST_PEOPLE_MESSAGES.confirmRemoveText}
          </p>
          <div className="form-acts">
            <Button small onClick={() => setLeaving(null)}>
              {LIST_PEOPLE_MESSAGES.keep}
            </Button>
            <Button
              small
              kind="end"
              busy={isBusy}
              ref={(button) => button?.focus()}
              onClick={() => void run(joint.removeFromList(listID, leaving.uid), LIST_PEOPLE_MESSAGES.removed(leaving.name))}
            >
              {LIST_PEOPLE_MESSAGES.remove}
            </Button>
          </div>
        </div>
      )}
      {found._tag === 'success' && people.length === 0 && <p className="faint">{LIST_PEOPLE_MESSAGES.alone}</p>}
      {inviteId !== null && (
        <TextField
          label={LIST_PEOPLE_MESSAGES.link}
          hint={LIST_PEOPLE_MESSAGES.linkHint}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      {found._tag === 'success' && (
        <div className="form-acts">
          {inviteId === null ? (
            <Button busy={isBusy} onClick={() => void run(joint.inviteToList(listID), null)}>
              {LIST_PEOPLE_MESSAGES.invite}
            </Button>
          ) : (
            <>
              <Button kind="end" busy={isBusy} onClick={() => void run(joint.endInvitation(listID), LIST_PEOPLE_MESSAGES.ended)}>
                {LIST_PEOPLE_MESSAGES.end}
              </Button>
              <Button kind="go" icon="share" onClick={() => void copyLink(address)}>
                {LIST_PEOPLE_MESSAGES.copy}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
};
