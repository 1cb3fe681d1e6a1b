import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { BannerAdmin, UploadBanner } from '#domain/banners/banner-admin';
import { newBannerName } from '#domain/banners/banner-name';
import type { Answer } from '#domain/shared/answer';
import { aborted, invalid, notFound, type Failure } from '#domain/shared/failure';
import { imageError } from '#domain/users/pictures/avatars';
import type { FunctionsApiDeps } from './call-function';
import { sendFunctionRequest } from './http-client';

/** The server decodes and encodes the picture, after a cold start in the worst case. */
const TIMEOUT_MS = 60_000;

const BannerResponse = t.type({ message: t.string }, 'answer with a message');

/** Returns what a refusal says about the file that the call names. */
const toFileFailure = (failure: Failure): Failure => {
  if (failure._tag === 'invalid') return invalid('image', 'not-an-image');
  return failure._tag === 'not-found' ? notFound('image') : failure;
};

export type HttpBannerAdminDeps = Pick<BannerAdmin, 'list'> & { readonly upload: UploadBanner };

/**
 * Banner changes: the file goes to the storage, the change to the server function. An upload without a change is removed by the server
 * later.
 */
export const httpBannerAdmin = ({ base, token }: FunctionsApiDeps, { list, upload }: HttpBannerAdminDeps): BannerAdmin => {
  const call = (data: object): Answer<string> =>
    pipe(
      token,
      TE.flatMap((idToken) =>
        sendFunctionRequest(
          { url: `${base}/changeBanners`, method: 'POST', body: { data } },
          { codec: BannerResponse, token: idToken, timeoutMs: TIMEOUT_MS },
        ),
      ),
      TE.map(({ message }) => message),
    );
  return {
    list,
    add: (file, { activate, ...options }) => {
      const error = imageError(file.bytes);
      if (error !== null) return TE.left(invalid('image', error));
      const bannerName = newBannerName(Date.now(), crypto.randomUUID().replaceAll('-', ''));
      return pipe(
        upload(bannerName, file, options),
        TE.filterOrElse(() => !options.signal.aborted, () => aborted),
        TE.flatMap(() => pipe(call({ add: { bannerName, active: activate } }), TE.mapLeft(toFileFailure))),
      );
    },
    activate: (bannerName) => call({ activate: { bannerName } }),
    deactivate: (bannerName) => call({ deactivate: { bannerName } }),
    remove: (bannerName) => call({ remove: { bannerName } }),
  };
};
