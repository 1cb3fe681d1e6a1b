import { createDecipheriv, createECDH, createHmac, createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import type { PushDevice } from '#domain/reminders/push-device';

/** Keys of a site, made for tests. */
export const SITE_KEYS = (() => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.alloc(32, 9));
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
})();

const hmac = (key: Buffer, data: ReadonlyArray<Buffer | string>): Buffer => {
  const sum = createHmac('sha256', key);
  data.forEach((part) => sum.update(part));
  return sum.digest();
};

/** Decrypts a message as the browser of `aPushDevice` does (RFC 8291). */
const decrypt = (body: Buffer): unknown => {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.alloc(32, 7));
  const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
  const encrypted = body.subarray(21 + senderKey.length);
  const authKey = hmac(Buffer.from(aPushDevice('').auth, 'base64url'), [browser.computeSecret(senderKey)]);
  const key = hmac(salt, [hmac(authKey, ['WebPush: info\0', browser.getPublicKey(), senderKey, '\x01'])]);
  const decipher = createDecipheriv(
    'aes-128-gcm', hmac(key, ['Content-Encoding: aes128gcm\0\x01']).subarray(0, 16),
    hmac(key, ['Content-Encoding: nonce\0\x01']).subarray(0, 12),
  );
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as unknown;
};

/** Returns the claims of a signature by the site's keys (RFC 8292); null for one by others. */
const claimsOf = ({ authorization = '' }: IncomingHttpHeaders): unknown => {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(SITE_KEYS.publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isSigned = verify(
    'sha256', Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'),
  );
  return isSigned && key === SITE_KEYS.publicKey ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown) : null;
};

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly message: unknown; readonly claims: unknown };

/** A push service of this process that receives encrypted messages. */
export type TestPushService = {
  readonly base: string;
  readonly received: ReadonlyArray<Received>;
  /** Answers messages to the device of this name with a status instead of 201. */
  readonly answer: (name: string, status: number) => void;
  readonly device: (name: string) => PushDevice;
  readonly close: () => Promise<void>;
};

export const openTestPushService = async (): Promise<TestPushService> => {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, message: decrypt(Buffer.concat(parts)), claims: claimsOf(headers) });
      const status = statuses.get(path) ?? 201;
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base, received,
    answer: (name, status) => void statuses.set(`/${name}`, status),
    device: (name) => ({ ...aPushDevice(name), endpoint: `${base}/${name}` }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
