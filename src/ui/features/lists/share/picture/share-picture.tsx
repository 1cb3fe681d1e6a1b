import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import { isSignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { scrollBehaviour } from '#ui/design/utils/media-queries.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { SHARE_PICTURE_MESSAGES } from '#ui/messages/lists/share-picture.messages.ts';
import { useService } from '#ui/services.tsx';
import { drawSharePicture, type PictureContent } from './draw-share-picture';
import { PICTURE_SIZES, WALL_POSTERS, type PictureFormat } from './picture-layout';
import { useSharePicture } from './use-share-picture';
import './share-picture.css';

export type SharePictureProps = {
  readonly name: string;
  /** Describes the picture. */
  readonly alt: string;
  /** Name of the files, without the ending. */
  readonly fileName: string;
  /** Reads the rest of the content, with at most `count` titles. @param owner name of the member; empty if unknown. */
  readonly read: (count: number, owner: string) => Answer<Omit<PictureContent, 'name'>>;
  /** Changes with the content; a change draws the picture again. */
  readonly revision?: string;
};

/** Returns whether the device shares files with other apps. */
const canShare = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

const share = async (file: File, title: string): Promise<void> => {
  try {
    await navigator.share({ files: [file], title });
  } catch (thrown) {
    // An AbortError means that the person closed the share sheet.
    if (!(thrown instanceof Error && thrown.name === 'AbortError')) toast({ text: SHARE_PICTURE_MESSAGES.notShared, tone: 'bad' });
  }
};

/** The picture appears below the button that requests it, which may be at the end of a dialog. */
const bringIntoView = ({ currentTarget }: React.SyntheticEvent<HTMLImageElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() });

type DrawnPictureProps = Omit<SharePictureProps, 'revision'> & Pick<React.ComponentProps<'img'>, 'onLoad'>;

const DrawnPicture = ({ name, alt, fileName, read, onLoad }: DrawnPictureProps): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const { session } = useSession();
  const owner = isSignedIn(session) ? session.name : '';
  const [format, setFormat] = useState<PictureFormat>('wide');
  const { picture, hasFailed, retry } = useSharePicture(format, async (drawn) => {
    const content = await read(WALL_POSTERS, owner)();
    if (E.isLeft(content)) throw new Error('The titles cannot be read.');
    const blob = await drawSharePicture({ name, ...content.right }, drawn, images);
    const { width, height } = PICTURE_SIZES[drawn];
    return new File([blob], `${fileName}-${width}x${height}.jpg`, { type: blob.type });
  });
  const { width, height } = PICTURE_SIZES[format];
  return (
    <div className="share-picture">
      <div className="picture-head">
        <Segments
          label={SHARE_PICTURE_MESSAGES.format}
          segments={SHARE_PICTURE_MESSAGES.formats}
          value={format}
          onChange={setFormat}
        />
        <div className="acts">
          {hasFailed ? (
            <Button small onClick={retry}>{SHARE_PICTURE_MESSAGES.retry}</Button>
          ) : (
            <>
              {picture !== null && canShare(picture.file) && (
                <Button small icon="share" onClick={() => void share(picture.file, name)}>
                  {SHARE_PICTURE_MESSAGES.share}
                </Button>
              )}
              <Button
                small
                icon="download"
                busy={picture === null}
                onClick={() => picture !== null && saveFile(picture.file.name, picture.file)}
              >
                {SHARE_PICTURE_MESSAGES.download}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className={`picture-frame ${format}`}>
        {picture !== null ? (
          <img src={picture.url} width={width} height={height} alt={alt} onLoad={onLoad} />
        ) : hasFailed ? (
          <FormNote tone="bad">{SHARE_PICTURE_MESSAGES.failed}</FormNote>
        ) : (
          <LoadingRegion label={SHARE_PICTURE_MESSAGES.drawing}>
            <span className="sk" aria-hidden="true" />
          </LoadingRegion>
        )}
      </div>
    </div>
  );
};

/** Renders a picture of posters with a name, drawn on this device, to download or to share with other apps. */
export const SharePicture = ({ revision, ...picture }: SharePictureProps): React.JSX.Element => {
  const [first] = useState(revision);
  // A picture that changes while something else is read scrolls nothing.
  return <DrawnPicture key={revision} {...picture} onLoad={revision === first ? bringIntoView : undefined} />;
};
