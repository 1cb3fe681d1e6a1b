import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import type { Digest } from './digest';
import type { PushDevice } from './push-device';
import type { PushSender } from './push-sender';

/** A sender with the push service of its devices. */
export type PushSenderTestbed = {
  readonly sender: PushSender;
  readonly device: (name: string) => PushDevice;
  /** Answers messages to the device of this name with a status instead of 201. */
  readonly answer: (name: string, status: number) => void;
  /** Returns what the device of this name has received, as its browser reads it. */
  readonly messagesOf: (name: string) => ReadonlyArray<unknown>;
};

const digest: Digest = { title: 'The Wire', body: 'Season 6, episode 3 is due today. „Ümlaut“ 🎬', path: '/details?type=tv&id=7' };

export const keepsPushSenderContract = (name: string, make: () => PushSenderTestbed): void => {
  describe(`${name}: PushSender contract`, () => {
    it('sends a message that the browser can read', async () => {
      const { sender, device, messagesOf } = make();
      expect(await expectRight(sender.send(device('phone'), digest, 3600))).toBe('sent');
      expect(messagesOf('phone')).toEqual([{ ...digest, off: 'Turn reminders off' }]);
    });

    it('says that a device is gone, and fails for every other answer, which it does not follow', async () => {
      const { sender, device, answer, messagesOf } = make();
      for (const status of [404, 410]) {
        answer(`gone-${status}`, status);
        expect(await expectRight(sender.send(device(`gone-${status}`), digest, 60))).toBe('gone');
      }
      for (const status of [429, 403, 500, 307]) {
        answer(`failing-${status}`, status);
        expect((await expectFailure(sender.send(device(`failing-${status}`), digest, 60)))._tag).toBe('unavailable');
      }
      expect(messagesOf('elsewhere')).toEqual([]);
    });
  });
};
