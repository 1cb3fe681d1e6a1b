import * as E from 'fp-ts/Either';
import { useEffect, useRef } from 'react';
import { APP_CONFIG } from '#application/service-keys';
import { shownListName } from '#domain/lists/list-name';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Switch } from '#ui/design/fields/switch.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { endShareFailureText, notesFailureText, SHARE_LIST_MESSAGES, shareFailureText } from '#ui/messages/lists/share-list.messages.ts';
import { useService } from '#ui/services.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { PeopleOfListProps } from '#ui/features/lists/together/people-of-list.tsx';
import { ShareFiles } from './share-files';
import { useListShare } from './use-list-share';
import './share-list-modal.css';

/** Loaded with the dialog: few people edit lists together. */
const PeopleOfList = lazyOptionalPart<PeopleOfListProps>(() =>
  import('#ui/features/lists/together/together-parts.ts').then((module) => module.PeopleOfList));

const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast({ id: 'share', text: SHARE_LIST_MESSAGES.copied, tone: 'good' });
  } catch {
    toast({ id: 'share', text: SHARE_LIST_MESSAGES.notCopied, tone: 'bad' });
  }
};

type LinkProps = { readonly address: string; readonly onEnd: () => void };

const ShareLink = ({ address, onEnd }: LinkProps): React.JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that creates the link is gone.
  useEffect(() => copyButton.current?.focus(), []);
  const copy = (): void => {
    field.current?.select();
    void copyText(address);
  };
  return (
    <>
      <TextField ref={field} label={SHARE_LIST_MESSAGES.link} value={address} readOnly onFocus={(event) => event.target.select()} />
      <div className="form-acts">
        <Button kind="end" onClick={onEnd}>
          {SHARE_LIST_MESSAGES.end}
        </Button>
        <Button ref={copyButton} kind="go" icon="share" data-autofocus onClick={copy}>
          {SHARE_LIST_MESSAGES.copy}
        </Button>
      </div>
    </>
  );
};

/** Shares a list by a link, copies the link, and ends it after a confirmation. Says what others see. */
export const ShareListModal = ({
  properties: { list, share, end, readFirst, readAll, joint },
  open, onClose,
}: ModalComponentProps<'share-list'>): React.JSX.Element => {
  const { dataLocation, siteUrl } = useService(APP_CONFIG);
  const modal = useModal();
  const { shareId, sharesNotes, isBusy, failure, create, chooseNotes } = useListShare(list, share);
  const name = shownListName(list);
  const endLink = async (): Promise<void> => {
    const ended = await end();
    toast(
      E.isLeft(ended) ? { text: endShareFailureText(ended.left), tone: 'bad' } : { text: SHARE_LIST_MESSAGES.ended(name), tone: 'good' },
    );
  };
  const askToEnd = (): void =>
    modal.open({
      name: 'confirmation',
      properties: {
        title: SHARE_LIST_MESSAGES.confirmEnd(name),
        subtitle: SHARE_LIST_MESSAGES.confirmEndText, confirmText: SHARE_LIST_MESSAGES.end, cancelText: SHARE_LIST_MESSAGES.keep,
        isFinal: true,
        onConfirm: () => void endLink(),
      },
    });
  return (
    <Modal open={open} onClose={onClose} title={SHARE_LIST_MESSAGES.title(name)} subtitle={SHARE_LIST_MESSAGES.subtitle}>
      <div className="form share-list">
        <ul>
          <li>{SHARE_LIST_MESSAGES.seen(sharesNotes)}</li>
          <li>{SHARE_LIST_MESSAGES.unseen(sharesNotes)}</li>
        </ul>
        <Switch
          label={SHARE_LIST_MESSAGES.showNotes}
          checked={sharesNotes} aria-disabled={isBusy}
          onChange={(event) => chooseNotes(event.target.checked)}
        />
        {dataLocation === 'browser' && <p className="faint">{SHARE_LIST_MESSAGES.inBrowser}</p>}
        {failure !== null && (
          <FormNote tone="bad">{(shareId === null ? shareFailureText : notesFailureText)(failure)}</FormNote>
        )}
        {shareId === null ? (
          <div className="form-acts">
            <Button kind="go" data-autofocus busy={isBusy} onClick={create}>
              {SHARE_LIST_MESSAGES.create}
            </Button>
          </div>
        ) : (
          <ShareLink address={`${siteUrl ?? location.origin}/lists/${shareId}`} onEnd={askToEnd} />
        )}
        <PeopleOfList list={list} joint={joint} />
        {list.itemCount > 0 && <ShareFiles list={{ ...list, sharesNotes }} readFirst={readFirst} readAll={readAll} />}
      </div>
    </Modal>
  );
};
