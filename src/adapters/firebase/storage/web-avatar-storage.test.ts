import type { FirebaseStorage } from 'firebase/storage';
import * as E from 'fp-ts/Either';
import { afterEach, expect, it, vi } from 'vitest';
import { offline } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { webAvatarStorage } from './web-avatar-storage';

afterEach(() => vi.unstubAllGlobals());

it('webAvatarStorage fails at once without a network, and does not call the SDK', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const avatars = webAvatarStorage({} as FirebaseStorage);
  expect(await avatars.put('maya' as UserId, { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' })()).toEqual(E.left(offline));
  expect(await avatars.remove('maya' as UserId)()).toEqual(E.left(offline));
});
