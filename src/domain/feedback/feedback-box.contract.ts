import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Feedback, FeedbackService } from './feedback';

/** @param make a box, and a way to read what it keeps. */
export const keepsFeedbackServiceContract = (name: string, make: () => { readonly box: FeedbackService; readonly kept: () => Promise<ReadonlyArray<Feedback>> }): void => {
  const message: Feedback = { message: 'More westerns, please.', email: null };
  describe(`${name} keeps the contract of a feedback box`, () => {
    it('keeps nothing before it is called, and then the message as it is', async () => {
      const { box, kept } = make();
      const send = box.send(message);
      expect(await kept()).toEqual([]);
      expect(await send()).toEqual(E.right(undefined));
      expect(await kept()).toEqual([message]);
    });

    it('keeps twice what is sent twice, in order', async () => {
      const { box, kept } = make();
      await box.send(message)();
      await box.send({ message: 'And comedies.', email: 'a@b.example' })();
      await box.send(message)();
      expect((await kept()).map((one) => one.message)).toEqual([message.message, 'And comedies.', message.message]);
    });
  });
};
