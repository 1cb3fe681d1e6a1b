import * as E from 'fp-ts/Either';
import { useState } from 'react';
import type { WatchedWhen } from '#application/history/history-use-cases';
import type { Viewing } from '#domain/history/viewing';
import { parseMarks, viewingOfMark } from '#domain/history/viewing-mark';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { Button } from '#ui/design/buttons/button.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { VIEWING_DIALOG_MESSAGES } from '#ui/messages/lists/viewing-dialog.messages.ts';
import { WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import type { TitleWithImdbId, TitleActionDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { useDefaultListToggles, useTitleState } from '#ui/features/lists/card-actions/use-title-actions.ts';
import { OwnViewings } from './own-viewings';
import { RatingField } from './rating-field';
import { WhenForm } from './when-form';

export type ViewingsDialogProps = TitleWithImdbId & {
  readonly deps: TitleActionDeps;
  readonly open: boolean;
  readonly onClose: () => void;
};

/**
 * Renders the dialog of a title's own viewings and rating. Each change of viewings closes the dialog and says so in a toast with "Undo",
 * which lies behind an open dialog.
 */
export const ViewingsDialog = ({ deps, open, onClose, ...subject }: ViewingsDialogProps): React.JSX.Element => {
  const { history } = deps.lists;
  const state = useTitleState(deps.lists, subject.title);
  const item = toStoredTitle(subject.title, subject.imdbID);
  const { isOn } = useDefaultListToggles(deps, subject, state);
  const [isLogging, setLogging] = useState(false);
  const viewings = parseMarks(state?.viewings ?? []).map((mark) => viewingOfMark(item, mark));
  const change = async (answer: Answer<unknown>, text: string): Promise<void> => {
    onClose();
    const result = await answer();
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(deps.lists, text);
  };
  const log = (when: WatchedWhen, rating: number | null): void => {
    void change(
      history.log([{ title: item, parts: [], episodes: null }], when, rating),
      isOn('watchlist') ? WATCHED_TOASTS.loggedAndRemoved : WATCHED_TOASTS.logged,
    );
  };
  const rate = async (rating: number | null): Promise<boolean> => {
    const result = await history.rate(item, rating)();
    if (E.isLeft(result)) toastFailedChange(result.left);
    return E.isRight(result);
  };
  const isFirst = viewings.length === 0;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={isFirst ? VIEWING_DIALOG_MESSAGES.logTitle : VIEWING_DIALOG_MESSAGES.viewingsTitle}
      subtitle={<span lang={titleLang(subject.title)}>{subject.title.title}</span>}
    >
      <div className="viewings-dialog">
        {!isFirst && (
          <>
            <RatingField rating={state?.rating ?? null} onRate={rate} />
            <OwnViewings
              viewings={viewings}
              onChange={(viewing: Viewing, when, rating) =>
                void change(history.changeViewing(viewing, when, rating), WATCHED_TOASTS.viewingChanged)}
              onRemove={(viewing) => void change(history.removeViewings([viewing]), WATCHED_TOASTS.removed)}
            />
          </>
        )}
        {isFirst || isLogging ? (
          <WhenForm
            releaseYear={item.releaseYear}
            submit={VIEWING_DIALOG_MESSAGES.log}
            onSubmit={log}
            onCancel={isFirst ? onClose : () => setLogging(false)}
          />
        ) : (
          <div className="form-acts">
            <Button icon="plus" onClick={() => setLogging(true)}>
              {VIEWING_DIALOG_MESSAGES.logTitle}
            </Button>
            <Button kind="go" onClick={onClose} data-autofocus="">
              {VIEWING_DIALOG_MESSAGES.done}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
};
