import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Feedback, FeedbackService } from './feedback';

/** @param make creates a service and a function that reads its stored messages. */
export const keepsFeedbackServiceContract = (name: string, make: () => { readonly service: FeedbackService; readonly storedMessages: () => Promise<ReadonlyArray<Feedback>> }): void => {
  const message: Feedback = { message: 'More westerns, please.', email: null };
  describe(`${name}: FeedbackService contract`, () => {
    it('send stores the unchanged message, and nothing until the answer is run', async () => {
      const { service, storedMessages } = make();
      const send = service.send(message);
      expect(await storedMessages()).toEqual([]);
      expect(await send()).toEqual(E.right(undefined));
      expect(await storedMessages()).toEqual([message]);
    });

    it('send stores repeated messages each time, in order', async () => {
      const { service, storedMessages } = make();
      await service.send(message)();
      await service.send({ message: 'And comedies.', email: 'a@b.example' })();
      await service.send(message)();
      expect((await storedMessages()).map((stored) => stored.message)).toEqual([message.message, 'And comedies.', message.message]);
    });
  });
};
