import { describe, expect, it } from 'vitest';
import { onToastQueued, openToastBox, toast, pendingToasts } from './toast';

describe('toast', () => {
  it('waits for the box, then goes straight to it', () => {
    let told = 0;
    const stop = onToastQueued(() => (told += 1));
    expect(pendingToasts()).toBe(false);
    toast({ text: 'Added' });
    toast({ text: 'Removed' });
    expect([told, pendingToasts()]).toEqual([2, true]);

    const seen: Array<string> = [];
    const leave = openToastBox(({ text }) => seen.push(text));
    toast({ text: 'Moved' });
    expect(seen).toEqual(['Added', 'Removed', 'Moved']);

    leave();
    stop();
    expect(pendingToasts()).toBe(false);
  });

  it('stays with the newest box when an older one leaves', () => {
    const seen: Array<string> = [];
    const leaveOld = openToastBox(() => undefined);
    const leaveNew = openToastBox(({ text }) => seen.push(text));
    leaveOld();
    toast({ text: 'Kept' });
    expect(seen).toEqual(['Kept']);
    leaveNew();
  });
});
