import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Answer } from '#domain/answer';
import { invalid, toFailure, unexpected, type Failure } from '#domain/failure';
import type { PictureFile } from '#domain/user/avatars';
import { asking } from '../asking';
import { readPicture, type ChosenFile } from './read-picture';

/** The part of a picture to keep, in its own pixels. */
export type CropArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type AvatarNeeds = {
  /** Cuts the part out and encodes it anew, which leaves everything behind that was hidden in the file. */
  readonly cut: (picture: PictureFile, area: CropArea) => Answer<PictureFile>;
  readonly keep: (picture: PictureFile) => Answer<unknown>;
  readonly remove: () => Answer<unknown>;
};

type AvatarContext = {
  readonly file: ChosenFile | null;
  readonly picture: PictureFile | null;
  readonly area: CropArea | null;
  readonly failure: Failure | null;
};

type AvatarEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'crop.chosen'; readonly area: CropArea }
  | { readonly type: 'crop.cancelled' }
  /** The file began like a picture, but cannot be shown. */
  | { readonly type: 'picture.broken' }
  | { readonly type: 'upload.retried' }
  | { readonly type: 'picture.removed' };

const nothing: AvatarContext = { file: null, picture: null, area: null, failure: null };
const unchosen = TE.left(unexpected('Nothing was chosen'));

/** One's own picture: chosen, looked at, cut to a square, kept; or removed. What fails leaves the picture before as it was. */
export const avatarMachine = ({ cut, keep, remove }: AvatarNeeds) =>
  setup({
    types: { context: {} as AvatarContext, events: {} as AvatarEvent, tags: {} as 'busy' },
    actors: {
      read: asking<PictureFile, Pick<AvatarContext, 'file'>>(({ file }) => (file === null ? unchosen : readPicture(file))),
      keep: asking<unknown, Pick<AvatarContext, 'picture' | 'area'>>(({ picture, area }) =>
        picture === null || area === null ? unchosen : pipe(cut(picture, area), TE.flatMap(keep)),
      ),
      remove: asking<unknown, undefined>(() => remove()),
    },
    actions: {
      take: assign((_, { file }: { readonly file: ChosenFile }) => ({ ...nothing, file })),
      look: assign((_, { picture }: { readonly picture: PictureFile }) => ({ ...nothing, picture })),
      choose: assign((_, { area }: { readonly area: CropArea }) => ({ area, failure: null })),
      break: assign({ ...nothing, failure: invalid('picture', 'not-a-picture') }),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
      clear: assign(nothing),
    },
  }).createMachine({
    id: 'avatar',
    context: nothing,
    initial: 'resting',
    on: { 'file.chosen': { target: '.reading', actions: { type: 'take', params: ({ event }) => ({ file: event.file }) } } },
    states: {
      resting: { on: { 'picture.removed': 'removing' } },
      reading: {
        tags: ['busy'],
        invoke: {
          src: 'read',
          input: ({ context }) => ({ file: context.file }),
          onDone: { target: 'cropping', actions: { type: 'look', params: ({ event }) => ({ picture: event.output }) } },
          onError: { target: 'resting', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      cropping: {
        on: {
          'crop.chosen': { target: 'keeping', actions: { type: 'choose', params: ({ event }) => ({ area: event.area }) } },
          'crop.cancelled': { target: 'resting', actions: 'clear' },
          'picture.broken': { target: 'resting', actions: 'break' },
          'picture.removed': 'removing',
        },
      },
      keeping: {
        tags: ['busy'],
        invoke: {
          src: 'keep',
          input: ({ context }) => ({ picture: context.picture, area: context.area }),
          onDone: { target: 'kept', actions: 'clear' },
          onError: { target: 'unkept', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      unkept: { on: { 'upload.retried': 'keeping', 'crop.cancelled': { target: 'resting', actions: 'clear' }, 'picture.removed': 'removing' } },
      removing: {
        tags: ['busy'],
        entry: 'clear',
        invoke: {
          src: 'remove',
          onDone: 'removed',
          onError: { target: 'resting', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      kept: { on: { 'picture.removed': 'removing' } },
      removed: { on: { 'picture.removed': 'removing' } },
    },
  });

export type AvatarMachine = ReturnType<typeof avatarMachine>;
export type AvatarSnapshot = SnapshotFrom<AvatarMachine>;
