export const STORAGE_HOST = 'https://firebasestorage.googleapis.com';

/** Returns the public address of a file, without a token: the rules let everybody read avatars, banners and pictures of genres. */
export const publicFileUrl = (bucket: string, path: string): string => {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  return `${emulator === undefined ? STORAGE_HOST : `http://${emulator}`}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
};
