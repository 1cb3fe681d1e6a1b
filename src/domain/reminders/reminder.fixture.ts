import type { PushDevice } from './push-device';

/** Returns a device of Chrome's push service. @param name distinguishes devices. */
export const aPushDevice = (name: string): PushDevice => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  // A point of the curve P-256, and sixteen bytes.
  p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
  auth: 'AAECAwQFBgcICQoLDA0ODw',
});
