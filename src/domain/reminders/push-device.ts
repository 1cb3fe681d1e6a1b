import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';
import { strictObject } from '#domain/shared/codecs/strict-object';
import { refineCodec } from '#domain/shared/refine-codec';

/** Most devices of one member. A further one takes the place of the oldest. */
export const MAX_DEVICES = 5;
/** Most titles of a watchlist, those added last, that are looked up for services of one's own. */
export const MAX_FOR_SERVICES = 50;
const MAX_ENDPOINT_LENGTH = 1000;

/**
 * Hosts of the push services of Chrome and Edge, Firefox, Safari and Windows. The server calls the addresses that members store, so that
 * any other host would let a member choose what the server calls.
 */
const PUSH_HOST =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com|[a-z0-9-]+\.(?:push\.apple|notify\.windows)\.com)$/;

/** Returns whether a text is an address of a known push service: HTTPS on its usual port, without credentials or a fragment. */
export const isPushEndpoint = (text: string): boolean => {
  try {
    const { protocol, hostname, port, username, password, hash, href } = new URL(text);
    const isPlain = text.length <= MAX_ENDPOINT_LENGTH && `${port}${username}${password}${hash}` === '' && href === text;
    return isPlain && protocol === 'https:' && PUSH_HOST.test(hostname);
  } catch {
    return false;
  }
};

export const PushEndpoint = refineCodec(t.string, isPushEndpoint, 'the address of a push service');
const base64Url = (length: number, name: string): t.Type<string, unknown> =>
  refineCodec(t.string, (text) => text.length === length && /^[\w-]+$/.test(text), name);

/** A browser that receives notifications: the address at its push service, and the keys that messages are encrypted with. */
export const PushDevice = strictObject(
  {
    endpoint: PushEndpoint,
    /** Public key: 65 bytes, the first of which is 4. */
    p256dh: refineCodec(base64Url(87, 'p256dh'), (text) => text.startsWith('B'), 'a public key of 65 bytes'),
    auth: base64Url(22, 'a secret of 16 bytes'),
  },
  'PushDevice',
);
export type PushDevice = t.TypeOf<typeof PushDevice>;

const isTimeZone = (text: string): boolean => {
  try {
    return text.length <= 64 && new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
};
export const TimeZone = refineCodec(t.string, isTimeZone, 'the name of a time zone');
/** A country by its two letters, for offers; null if the member has chosen none. */
export const OfferRegion = orNull(refineCodec(t.string, (text) => /^[A-Z]{2}$/.test(text), 'a country'), 'a country or null');
