import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { changeBanners } from '#application/server/admin/change-banners';
import type { BannerSettings } from '#domain/banners/banner';
import type { BannerAdmin } from '#domain/banners/banner-admin';
import type { BannerAdminRepository, BannerFiles } from '#domain/banners/banner-admin-repository';
import type { BannerChange } from '#domain/banners/banner-change';
import { newBannerName } from '#domain/banners/banner-name';
import type { Answer } from '#domain/shared/answer';
import { aborted, invalid } from '#domain/shared/failure';
import { imageError, type ImageFile } from '#domain/users/pictures/avatars';
import { randomHex } from '#adapters/memory/auth/password-hash';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { toDataUrl } from '#adapters/memory/memory-avatar-storage';
import { putDocument, type MemoryState } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';
import { encodeOnCanvas } from './encode-on-canvas';
import { runAsAdmin } from './memory-admin-api';
import type { ReadAsAdmin } from './memory-tables';

const RANDOM_BYTES = 8;
const settingsOf = ({ settings }: MemoryState): BannerSettings => settings.get('banners') ?? { content: [] };

/** Banner settings in the memory backend's storage. */
export const memoryBannerAdminRepository = (storage: Pick<StateStorage, 'update'>): BannerAdminRepository => ({
  update: (edit) => {
    let result: { readonly before: BannerSettings; readonly after: BannerSettings } = { before: { content: [] }, after: { content: [] } };
    const updated = storage.update((state) => {
      const before = settingsOf(state);
      return pipe(edit(before), E.map((after) => {
        result = { before, after };
        return JSON.stringify(after) === JSON.stringify(before) ? state : putDocument('settings', 'banners', after)(state);
      }));
    });
    return pipe(updated, TE.map(() => result));
  },
});

/** A banner's picture is a data URL in its entry: every entry has its file, and removing the entry removes the file. */
const filesInEntries = ({ read }: Pick<StateStorage, 'read'>): BannerFiles => ({
  encode: () => TE.left(invalid('image', 'not-an-image')),
  remove: () => TE.right(undefined),
  names: pipe(read, TE.map((state) => settingsOf(state).content.map(({ name }) => name))),
});

/**
 * Banner changes in the memory backend's storage. The picture is stored as a data URL, which other tabs get with the state.
 * @param encode encodes a picture again; by default on a canvas of the browser.
 */
export const memoryBannerAdmin = (
  deps: MemoryBackendDeps, read: ReadAsAdmin,
  encode: (image: ImageFile) => Answer<ImageFile> = encodeOnCanvas,
): BannerAdmin => {
  const banners = memoryBannerAdminRepository(deps.storage);
  const files = filesInEntries(deps.storage);
  const change = (input: BannerChange, bannerFiles = files): Answer<string> => {
    const { kind, ...values } = input;
    const run = runAsAdmin(deps)('changeBanners', { action: kind, ...values }, () =>
      changeBanners({ banners, bannerFiles, clock: deps.clock }, input),
    );
    return pipe(
      run,
      TE.map((result) => ('message' in result ? result.message : '')),
    );
  };
  const named = (kind: 'activate' | 'deactivate' | 'remove') => (bannerName: string) => change({ kind, bannerName });
  return {
    list: pipe(read, TE.map(settingsOf)),
    add: (file, { activate, onProgress, signal }) => {
      const error = imageError(file.bytes);
      if (error !== null) return TE.left(invalid('image', error));
      const encodeFile = pipe(
        TE.fromIO(() => onProgress(0)),
        TE.flatMap(() => encode(file)),
        TE.flatMap((encoded) => (signal.aborted ? TE.left(aborted) : TE.right(encoded))),
        TE.tapIO(() => () => onProgress(1)),
        TE.map(toDataUrl),
      );
      return change(
        { kind: 'add', bannerName: newBannerName(deps.clock.now(), randomHex(RANDOM_BYTES)), active: activate },
        { ...files, encode: () => encodeFile },
      );
    },
    activate: named('activate'),
    deactivate: named('deactivate'),
    remove: named('remove'),
  };
};
