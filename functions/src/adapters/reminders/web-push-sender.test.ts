import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepsPushSenderContract } from '#domain/reminders/push-sender.contract';
import { openTestPushService, SITE_KEYS, type TestPushService } from './push-service.fixture';
import { webPushSender } from './web-push-sender';

const digest = { title: 'The Wire', body: 'Season 6 is due to begin today.', path: '/details?type=tv&id=7' };
const options = { publicKey: SITE_KEYS.publicKey, privateKey: () => SITE_KEYS.privateKey, subject: 'https://films.example' };

let service: TestPushService;
beforeAll(async () => void (service = await openTestPushService()));
afterAll(() => service.close());
const sender = () => webPushSender({ ...options, isAllowed: (endpoint) => endpoint.startsWith(service.base) });

keepsPushSenderContract('webPushSender', () => ({
  sender: sender(), device: service.device, answer: service.answer,
  messagesOf: (name) => service.received.filter(({ path }) => path === `/${name}`).map(({ message }) => message),
}));

describe('webPushSender', () => {
  it('encrypts by RFC 8291, signs with the keys of the site and says how long the message holds', async () => {
    await sender().send(service.device('desk'), digest, 3600)();
    expect(service.received.at(-1)).toMatchObject({
      path: '/desk', headers: { 'content-encoding': 'aes128gcm', ttl: '3600', topic: 'digest', urgency: 'low' },
      claims: { aud: service.base, sub: 'https://films.example' },
    });
  });

  it('calls no address but those of known push services', async () => {
    const before = service.received.length;
    expect(await webPushSender(options).send(service.device('phone'), digest, 60)()).toEqual(E.right('gone'));
    expect(service.received).toHaveLength(before);
  });

  it('fails with keys that are none, of the device and of the site', async () => {
    const device = { ...service.device('odd'), p256dh: `B${'A'.repeat(86)}` };
    expect(await sender().send(device, digest, 60)()).toMatchObject(E.left({ _tag: 'unavailable', status: null }));
    const without = webPushSender({ ...options, privateKey: () => '', isAllowed: () => true });
    expect(await without.send(service.device('phone'), digest, 60)()).toMatchObject(E.left({ _tag: 'unavailable' }));
  });
});
