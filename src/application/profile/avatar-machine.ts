import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { invalid, toFailure, unexpected, type Failure } from '#domain/shared/failure';
import type { ChoiceError, ImageFile } from '#domain/users/pictures/avatars';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import { readImage, type ChosenFile } from './read-image';

/** Crop rectangle in image pixels. */
export type CropArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type AvatarDeps = {
  /** Crops the area and re-encodes it, which removes metadata and other embedded data of the file. */
  readonly crop: (image: ImageFile, area: CropArea) => Answer<ImageFile>;
  readonly upload: (image: ImageFile) => Answer<unknown>;
  readonly remove: () => Answer<unknown>;
};

type AvatarContext = {
  readonly file: ChosenFile | null;
  readonly image: ImageFile | null;
  readonly area: CropArea | null;
  readonly failure: Failure | null;
};

type AvatarEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'crop.chosen'; readonly area: CropArea }
  | { readonly type: 'crop.cancelled' }
  /** The code of the crop dialog could not be loaded. */
  | { readonly type: 'crop.failed'; readonly failure: Failure }
  /** The file's signature is that of an image, but the browser cannot decode it, or it has too many pixels. */
  | { readonly type: 'image.rejected'; readonly error: ChoiceError }
  | { readonly type: 'upload.retried' }
  | { readonly type: 'avatar.removed' };

const emptyContext: AvatarContext = { file: null, image: null, area: null, failure: null };
const nothingChosen = TE.left(unexpected('No image was chosen'));

/** Models a change of avatar: read, crop to a square, upload, or remove. Failures leave the previous avatar unchanged. */
export const avatarMachine = ({ crop, upload, remove }: AvatarDeps) =>
  setup({
    types: { context: {} as AvatarContext, events: {} as AvatarEvent, tags: {} as 'busy' },
    actors: {
      read: actorLogicFromAnswer<ImageFile, Pick<AvatarContext, 'file'>>(({ file }) => (file === null ? nothingChosen : readImage(file))),
      upload: actorLogicFromAnswer<unknown, Pick<AvatarContext, 'image' | 'area'>>(({ image, area }) =>
        image === null || area === null ? nothingChosen : pipe(crop(image, area), TE.flatMap(upload)),
      ),
      remove: actorLogicFromAnswer<unknown, undefined>(() => remove()),
    },
    actions: {
      setFile: assign((_, { file }: { readonly file: ChosenFile }) => ({ ...emptyContext, file })),
      setImage: assign((_, { image }: { readonly image: ImageFile }) => ({ ...emptyContext, image })),
      setArea: assign((_, { area }: { readonly area: CropArea }) => ({ area, failure: null })),
      reject: assign((_, { error }: { readonly error: ChoiceError }) => ({ ...emptyContext, failure: invalid('image', error) })),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
      clearFailure: assign({ failure: null }),
      clear: assign(emptyContext),
    },
  }).createMachine({
    id: 'avatar',
    context: emptyContext,
    initial: 'idle',
    on: { 'file.chosen': { target: '.reading', actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) } } },
    states: {
      idle: { description: 'No file is chosen.', on: { 'avatar.removed': 'removing' } },
      reading: {
        description: 'The chosen file is being read.',
        tags: ['busy'],
        invoke: {
          src: 'read',
          input: ({ context }) => ({ file: context.file }),
          onDone: { target: 'cropping', actions: { type: 'setImage', params: ({ event }) => ({ image: event.output }) } },
          onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      cropping: {
        description: 'The image is read; a square of it is being chosen.',
        on: {
          'crop.chosen': { target: 'uploading', actions: { type: 'setArea', params: ({ event }) => ({ area: event.area }) } },
          'crop.cancelled': { target: 'idle', actions: 'clear' },
          'crop.failed': { target: 'cropFailed', actions: { type: 'fail', params: ({ event }) => ({ error: event.failure }) } },
          'image.rejected': { target: 'idle', actions: { type: 'reject', params: ({ event }) => ({ error: event.error }) } },
          'avatar.removed': 'removing',
        },
      },
      cropFailed: {
        description: 'The crop dialog could not be loaded; opening it can be repeated.',
        on: {
          'upload.retried': { target: 'cropping', actions: 'clearFailure' },
          'crop.cancelled': { target: 'idle', actions: 'clear' },
          'avatar.removed': 'removing',
        },
      },
      uploading: {
        description: 'The square is being cut out and uploaded.',
        tags: ['busy'],
        invoke: {
          src: 'upload',
          input: ({ context }) => ({ image: context.image, area: context.area }),
          onDone: { target: 'uploaded', actions: 'clear' },
          onError: { target: 'uploadFailed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      uploadFailed: {
        description: 'The previous avatar stays; the upload can be repeated.',
        on: { 'upload.retried': 'uploading', 'crop.cancelled': { target: 'idle', actions: 'clear' }, 'avatar.removed': 'removing' },
      },
      removing: {
        description: 'The avatar is being removed.',
        tags: ['busy'],
        entry: 'clear',
        invoke: {
          src: 'remove',
          onDone: 'removed',
          onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      uploaded: { description: 'The profile has the new avatar.', on: { 'avatar.removed': 'removing' } },
      removed: { description: 'The profile has no avatar.', on: { 'avatar.removed': 'removing' } },
    },
  });

export type AvatarMachine = ReturnType<typeof avatarMachine>;
export type AvatarMachineSnapshot = SnapshotFrom<AvatarMachine>;
