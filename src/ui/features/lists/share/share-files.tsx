import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useId, useState } from 'react';
import type { ModalProperties } from '#application/shell/modal-machine';
import { toListFile } from '#application/lists/shares/to-list-file';
import { APP_CONFIG, CLOCK } from '#application/service-keys';
import { listFileName, shownListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { pictureFactsText, SHARE_LIST_MESSAGES } from '#ui/messages/lists/share-list.messages.ts';
import { useService } from '#ui/services.tsx';
import type { SharePictureProps } from '#ui/features/lists/share/picture/share-picture.tsx';

/** Loaded when a picture is first made. */
const SharePicture = lazyOptionalPart<SharePictureProps>(
  () => import('#ui/features/lists/share/picture/share-picture.tsx').then((module) => module.SharePicture),
  ({ onRetry }) => (
    <p className="form-acts">
      <span className="faint">{SHARE_LIST_MESSAGES.pictureFailed}</span>
      <Button small onClick={onRetry}>
        {SHARE_LIST_MESSAGES.retry}
      </Button>
    </p>
  ),
  () => <span className="sk picture-place" aria-hidden="true" />,
);

/** Renders what a list leaves the app as: a picture of its posters and, without a server, a file that another Marquee opens. */
export const ShareFiles = ({
  list, readFirst, readAll,
}: Pick<ModalProperties['share-list'], 'list' | 'readFirst' | 'readAll'>): React.JSX.Element => {
  const { dataLocation } = useService(APP_CONFIG);
  const clock = useService(CLOCK);
  const [isShown, setShown] = useState(false);
  const [isReading, setReading] = useState(false);
  const id = useId();
  const fileName = `marquee-${listFileName(shownListName(list))}`;
  const save = async (): Promise<void> => {
    setReading(true);
    const items = await readAll();
    setReading(false);
    if (E.isLeft(items)) {
      toast({ text: SHARE_LIST_MESSAGES.fileFailed, tone: 'bad' });
      return;
    }
    saveFile(`${fileName}.json`, JSON.stringify(toListFile(list, items.right, clock.now()), null, 2));
    toast({ text: SHARE_LIST_MESSAGES.saved, tone: 'good' });
  };
  return (
    <div className="share-files">
      <div className="acts">
        <Button icon="image" aria-expanded={isShown} aria-controls={isShown ? id : undefined} onClick={() => setShown(!isShown)}>
          {SHARE_LIST_MESSAGES.picture}
        </Button>
        {dataLocation === 'browser' && (
          <Button icon="download" busy={isReading} onClick={() => void save()}>
            {SHARE_LIST_MESSAGES.file}
          </Button>
        )}
      </div>
      {dataLocation === 'browser' && <p className="faint">{SHARE_LIST_MESSAGES.fileHint}</p>}
      {isShown && (
        <div id={id}>
          <SharePicture
            name={shownListName(list)}
            alt={SHARE_LIST_MESSAGES.pictureAlt(shownListName(list))}
            fileName={fileName}
            read={(count, owner) =>
              pipe(readFirst(count), TE.map((titles) => ({ titles, facts: pictureFactsText(list.itemCount, owner), figures: [] })))}
          />
        </div>
      )}
    </div>
  );
};
