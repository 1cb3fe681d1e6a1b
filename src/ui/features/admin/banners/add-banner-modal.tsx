import { useActorRef, useSelector } from '@xstate/react';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useEffect, useState, type FocusEvent } from 'react';
import { bannerUploadMachine } from '#application/admin/banner-upload-machine';
import { ADMIN_BACKEND, LOG } from '#application/service-keys';
import { toFailure } from '#domain/shared/failure';
import { IMAGE_TYPES } from '#domain/users/pictures/avatars';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import { Button } from '#ui/design/buttons/button.tsx';
import { Field } from '#ui/design/fields/field.tsx';
import { FileButton } from '#ui/design/fields/file-button.tsx';
import { FileField } from '#ui/design/fields/file-field.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Switch } from '#ui/design/fields/switch.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { ADD_BANNER_MESSAGES, bannerFileErrorText, bannerFailureText } from '#ui/messages/admin/banners.messages.ts';
import { useService } from '#ui/services.tsx';
import { useRefreshAdminData } from '#ui/features/admin/shared/use-admin-query.ts';
import { BannerSample } from './banner-sample';
import './add-banner-modal.css';

const bytesOf = (file: File) => TE.tryCatch(async () => new Uint8Array(await file.arrayBuffer()), toFailure);

/** The chosen file as the page shows it. */
type ShownFile = { readonly name: string; readonly url: string };

/** Keeps the chosen file's name and object URL; releases the URL with the next file and at the end. */
const useShownFile = (): readonly [ShownFile | null, (file: File) => void] => {
  const [shown, setShown] = useState<ShownFile | null>(null);
  useEffect(() => () => { if (shown !== null) URL.revokeObjectURL(shown.url); }, [shown]);
  return [shown, (file) => setShown({ name: file.name, url: URL.createObjectURL(file) })];
};

const AddBannerForm = ({ onClose }: { readonly onClose: () => void }): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  const log = useService(LOG);
  const refresh = useRefreshAdminData();
  const [machine] = useState(() =>
    bannerUploadMachine(pipe(admin, TE.map(({ banners }) => banners)), (message) => {
      toast({ text: message, tone: 'good' });
      refresh();
      onClose();
    }),
  );
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const [shown, setShown] = useShownFile();
  const [activate, setActivate] = useState(false);
  const { image, failure, progress } = state.context;
  const isUploading = state.matches('uploading');
  const fileError = bannerFileErrorText(failure);
  useEffect(() => {
    if (failure !== null && failure._tag !== 'invalid') log.failure('add-banner', failure);
  }, [failure, log]);

  const choose = (file: File): void => {
    setShown(file);
    actor.send({ type: 'file.chosen', file: { size: file.size, read: bytesOf(file) } });
  };
  /** Says that a file is required once the admin goes on to the switch without one; buttons must not move under a click. */
  const skip = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLInputElement) actor.send({ type: 'file.skipped' });
  };
  return (
    <form
      className="form"
      aria-label={ADD_BANNER_MESSAGES.title}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'upload.started', activate });
      }}
    >
      {image !== null && shown !== null && <BannerSample url={shown.url} onError={() => actor.send({ type: 'image.rejected' })} />}
      {isUploading ? (
        <div role="status">
          <p className="num">{ADD_BANNER_MESSAGES.uploading(progress)}</p>
          <progress aria-label={ADD_BANNER_MESSAGES.progress} {...(progress < 1 && { value: progress, max: 1 })} />
        </div>
      ) : (
        <>
          <FileField
            accept={IMAGE_TYPES.join(',')}
            busy={state.matches('reading')}
            onFiles={([file]) => choose(file)}
            words={ADD_BANNER_MESSAGES.drop}
          >
            <Field label={ADD_BANNER_MESSAGES.picture} hint={ADD_BANNER_MESSAGES.hint} error={fileError}>
              {(ties) => (
                <div className="banner-file" id={ties.id} role="group" aria-label={ADD_BANNER_MESSAGES.picture}>
                  {image !== null && shown !== null && <img className="banner-thumb" src={shown.url} alt="" />}
                  {image !== null && shown !== null && (
                    <p>
                      <bdi>{shown.name}</bdi> <span className="quiet num">{ADD_BANNER_MESSAGES.fileSize(image.bytes.byteLength)}</span>
                    </p>
                  )}
                  <FileButton aria-describedby={ties['aria-describedby']} data-autofocus icon="image" onBlur={skip}>
                    {image === null ? ADD_BANNER_MESSAGES.choose : ADD_BANNER_MESSAGES.chooseOther}
                  </FileButton>
                </div>
              )}
            </Field>
          </FileField>
          <Switch label={ADD_BANNER_MESSAGES.activate} checked={activate} onChange={(event) => setActivate(event.target.checked)} />
        </>
      )}
      {failure !== null && fileError === null && <FormNote tone="bad">{bannerFailureText(failure)}</FormNote>}
      <div className="form-acts">
        {isUploading ? (
          <Button onClick={() => actor.send({ type: 'upload.cancelled' })} disabled={progress >= 1}>
            {ADD_BANNER_MESSAGES.cancelUpload}
          </Button>
        ) : (
          <Button onClick={onClose}>{ADD_BANNER_MESSAGES.cancel}</Button>
        )}
        <Button type="submit" kind="go" icon="upload" disabled={!state.matches('ready') && !isUploading} busy={isUploading}>
          {ADD_BANNER_MESSAGES.upload}
        </Button>
      </div>
    </form>
  );
};

/** Uploads a picture for the public pages, with a preview and progress. Closing the modal cancels the upload. */
export const AddBannerModal = ({ open, onClose }: ModalComponentProps<'add-banner'>): React.JSX.Element => (
  <Modal open={open} onClose={onClose} title={ADD_BANNER_MESSAGES.title} subtitle={ADD_BANNER_MESSAGES.subtitle} broad>
    <AddBannerForm onClose={onClose} />
  </Modal>
);
