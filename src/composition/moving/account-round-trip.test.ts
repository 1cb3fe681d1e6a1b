import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAccount } from './any-account.fixture';
import { fill, importFile, openAccount, restored } from './open-account.fixture';

describe('the file of an account', () => {
  it('makes an empty account equal to any exported one, and changes nothing when it is read again', { timeout: 60_000 }, async () => {
    await fc.assert(fc.asyncProperty(anyAccount, async (account) => {
      const [from, to] = [openAccount(), openAccount()];
      await fill(from, account);
      const file = await from.exported();
      await importFile(to, JSON.stringify(file));
      const after = restored(await to.exported());
      expect(after).toEqual(restored(file));
      await importFile(to, JSON.stringify(file));
      expect(restored(await to.exported())).toEqual(after);
    }), { numRuns: 40 });
  });
});
