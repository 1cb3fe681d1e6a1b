import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Feedback, FeedbackService } from './feedback';

const newId = (): string => crypto.randomUUID().replaceAll('-', '');

/** @param make creates a service and a function that reads its stored messages. */
export const keepsFeedbackServiceContract = (
  name: string,
  make: () => { readonly service: FeedbackService; readonly storedMessages: () => Promise<ReadonlyArray<Feedback>> },
): void => {
  const message: Feedback = { message: 'More westerns, please.', email: null };
  describe(`${name}: FeedbackService contract`, () => {
    it('send stores the unchanged message, and nothing until the answer is run', async () => {
      const { service, storedMessages } = make();
      const send = service.send(message);
      expect(await storedMessages()).toEqual([]);
      expect(await send()).toEqual(E.right(undefined));
      expect(await storedMessages()).toEqual([message]);
    });

    it('send stores a message with an id once, whatever a repeated call contains', async () => {
      const { service, storedMessages } = make();
      const [id, other] = [newId(), newId()];
      for (const text of ['More westerns, please.', 'More westerns, please.', 'Replaced.'])
        expect(await service.send({ message: text, email: null, id })()).toEqual(E.right(undefined));
      await service.send({ ...message, id: other })();
      expect(await storedMessages()).toEqual([message, message]);
    });

    it('of calls at once with the same id, all succeed and one stores the message', async () => {
      const { service, storedMessages } = make();
      const id = newId();
      expect(await Promise.all([1, 2, 3].map(() => service.send({ ...message, id })()))).toEqual(Array(3).fill(E.right(undefined)));
      expect(await storedMessages()).toEqual([message]);
    });

    it('send stores repeated messages without an id each time, in order', async () => {
      const { service, storedMessages } = make();
      await service.send(message)();
      await service.send({ message: 'And comedies.', email: 'a@b.example' })();
      await service.send(message)();
      expect((await storedMessages()).map((stored) => stored.message)).toEqual([message.message, 'And comedies.', message.message]);
    });
  });
};
