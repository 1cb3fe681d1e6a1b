import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { assign, fromCallback, setup } from 'xstate';
import type { BannerAdmin } from '#domain/banners/banner-admin';
import type { Answer } from '#domain/shared/answer';
import { invalid, toFailure, unexpected, type Failure } from '#domain/shared/failure';
import { MAX_IMAGE_BYTES, type ImageFile } from '#domain/users/pictures/avatars';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import { readImage, type ChosenFile } from '#application/profile/read-image';

type BannerUploadContext = {
  readonly file: ChosenFile | null;
  readonly image: ImageFile | null;
  readonly activate: boolean;
  /** Uploaded part, 0 to 1. */
  readonly progress: number;
  /** Why the chosen file is not accepted, or why the upload failed. */
  readonly failure: Failure | null;
};

type BannerUploadEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  /** The admin left the field without a file. */
  | { readonly type: 'file.skipped' }
  /** The browser cannot show the file. */
  | { readonly type: 'image.rejected' }
  | { readonly type: 'upload.started'; readonly activate: boolean }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'upload.progressed'; readonly part: number }
  | { readonly type: 'upload.failed'; readonly failure: Failure }
  | { readonly type: 'upload.succeeded'; readonly message: string };

type UploadInput = Pick<BannerUploadContext, 'image' | 'activate'>;

/** Reads a file of at most `MAX_IMAGE_BYTES`; a larger one is not read. */
const readBanner = (file: ChosenFile | null): Answer<ImageFile> => {
  if (file === null) return TE.left(unexpected('No file was chosen'));
  return file.size > MAX_IMAGE_BYTES ? TE.left(invalid('image', 'image-too-large')) : readImage(file);
};

/** Models the upload of a banner: choose, read, upload with progress. A failed or cancelled upload keeps the chosen file. */
export const bannerUploadMachine = (banners: Answer<Pick<BannerAdmin, 'add'>>, onAdded: (message: string) => void) =>
  setup({
    types: { context: {} as BannerUploadContext, events: {} as BannerUploadEvent },
    actors: {
      read: actorLogicFromAnswer<ImageFile, Pick<BannerUploadContext, 'file'>>(({ file }) => readBanner(file)),
      upload: fromCallback<BannerUploadEvent, UploadInput>(({ input: { image, activate }, sendBack }) => {
        const cancelled = new AbortController();
        const upload = { activate, signal: cancelled.signal, onProgress: (part: number) => sendBack({ type: 'upload.progressed', part }) };
        const add = pipe(
          banners,
          TE.flatMap(({ add: send }) => (image === null ? TE.left(unexpected('No file was chosen')) : send(image, upload))),
        );
        void add().then(
          E.match((failure) => sendBack({ type: 'upload.failed', failure }), (message) => sendBack({ type: 'upload.succeeded', message })),
          (error: unknown) => sendBack({ type: 'upload.failed', failure: toFailure(error) }),
        );
        return () => cancelled.abort();
      }),
    },
    actions: {
      setFile: assign((_, { file }: { readonly file: ChosenFile }) => ({ file, image: null, failure: null })),
      setImage: assign((_, { image }: { readonly image: ImageFile }) => ({ image, failure: null })),
      reject: assign((_, { failure }: { readonly failure: Failure }) => ({ file: null, image: null, failure })),
      begin: assign((_, { activate }: { readonly activate: boolean }) => ({ activate, progress: 0, failure: null })),
      setProgress: assign((_, { part }: { readonly part: number }) => ({ progress: part })),
      fail: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
      report: (_, { message }: { readonly message: string }) => onAdded(message),
    },
    guards: { isRefusedFile: (_, { failure }: { readonly failure: Failure }) => failure._tag === 'invalid' },
  }).createMachine({
    id: 'banner-upload',
    context: { file: null, image: null, activate: false, progress: 0, failure: null },
    initial: 'empty',
    states: {
      empty: {
        description: 'No valid file is chosen.',
        on: {
          'file.chosen': { target: 'reading', actions: { type: 'setFile', params: ({ event }) => event } },
          'file.skipped': { actions: { type: 'fail', params: { failure: invalid('image', 'required') } } },
        },
      },
      reading: {
        description: 'Checks size and type of the chosen file.',
        invoke: {
          src: 'read',
          input: ({ context: { file } }) => ({ file }),
          onDone: { target: 'ready', actions: { type: 'setImage', params: ({ event }) => ({ image: event.output }) } },
          onError: { target: 'empty', actions: { type: 'reject', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      ready: {
        description: 'A valid file is chosen.',
        on: {
          'file.chosen': { target: 'reading', actions: { type: 'setFile', params: ({ event }) => event } },
          'image.rejected': { target: 'empty', actions: { type: 'reject', params: { failure: invalid('image', 'not-an-image') } } },
          'upload.started': { target: 'uploading', actions: { type: 'begin', params: ({ event }) => event } },
        },
      },
      uploading: {
        description: 'Uploads the file and waits for the server; leaving the state cancels the upload.',
        invoke: { src: 'upload', input: ({ context: { image, activate } }) => ({ image, activate }) },
        on: {
          'upload.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } },
          'upload.cancelled': 'ready',
          'upload.failed': [
            {
              guard: { type: 'isRefusedFile', params: ({ event }) => event },
              target: 'empty',
              actions: { type: 'reject', params: ({ event }) => event },
            },
            { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
          ],
          'upload.succeeded': { target: 'added', actions: { type: 'report', params: ({ event }) => event } },
        },
      },
      added: { type: 'final', description: 'The banner is added.' },
    },
  });
