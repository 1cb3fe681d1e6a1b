import { useState } from 'react';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ListItem } from '#domain/lists/list-item';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { formatRuntime } from '#ui/messages/format/format.ts';
import { LIST_PAGE_MESSAGES, RANDOM_PICK_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { listRejectionText } from '#ui/messages/lists/manage-lists.messages.ts';
import { useService } from '#ui/services.tsx';
import { toArtTitle, titleAddress } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import './random-pick.css';

type PickedProps = { readonly item: ListItem; readonly open: boolean; readonly onClose: () => void; readonly onAnother: () => void };

const PickedTitle = ({ item, open, onClose, onAnother }: PickedProps): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const title = storedTitleToTitle(item);
  const facts = [item.releaseYear, item.runtime === null ? null : formatRuntime(item.runtime), item.genres[0]].filter(
    (fact) => fact !== null && fact !== undefined,
  );
  return (
    <Modal open={open} onClose={onClose} title={item.title} titleLang={titleLang(title)} subtitle={facts.join(' · ')}>
      <div className="picked-title">
        <PosterImage title={toArtTitle(title)} image={images.source('poster', item.posterPath)} early sizes="220px" />
        {item.note !== null && <p className="quiet">{item.note}</p>}
      </div>
      <div className="form-acts">
        <Button icon="undo" onClick={onAnother}>
          {RANDOM_PICK_MESSAGES.another}
        </Button>
        <ButtonLink kind="go" data-autofocus to={titleAddress(title)} state={{ title }} onClick={onClose}>
          {RANDOM_PICK_MESSAGES.open}
        </ButtonLink>
      </div>
    </Modal>
  );
};

export type RandomPickControl = { readonly pick: () => void; readonly dialog: React.JSX.Element | null };

/** Returns one of the titles at random, another than the one with the key if there is one. */
const pickFrom = (shown: ReadonlyArray<ListItem>, key: string | undefined): O.Option<ListItem> => {
  const others = shown.filter(({ itemKey }) => shown.length === 1 || itemKey !== key);
  return O.fromNullable(others[Math.floor(Math.random() * others.length)]);
};

/**
 * Returns a function that picks a title of a list at random, and the dialog that shows it.
 * @param shown the loaded titles of a filtered view, from which it picks; null picks from the whole list.
 */
export const useRandomPick = (useCases: ListUseCases, listID: string, shown: ReadonlyArray<ListItem> | null): RandomPickControl => {
  const [item, setItem] = useState<ListItem | null>(null);
  const [open, setOpen] = useState(false);
  const pick = (): void => {
    const picked = shown === null ? useCases.randomItem(listID) : TE.right(pickFrom(shown, item?.itemKey));
    void picked().then((answer) => {
      if (E.isLeft(answer)) return toast({ text: listRejectionText(answer.left), tone: 'bad' });
      if (O.isNone(answer.right)) return toast({ text: LIST_PAGE_MESSAGES.noPick });
      setItem(answer.right.value);
      return setOpen(true);
    });
  };
  return { pick, dialog: item === null ? null : <PickedTitle item={item} open={open} onClose={() => setOpen(false)} onAnother={pick} /> };
};
