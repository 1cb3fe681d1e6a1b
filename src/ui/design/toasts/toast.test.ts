import { describe, expect, it } from 'vitest';
import { onToastQueued, registerToastBox, toast, hasToasts } from './toast';

describe('toast', () => {
  it('queues messages until a box is open, then passes them directly', () => {
    let notifications = 0;
    const unsubscribe = onToastQueued(() => (notifications += 1));
    expect(hasToasts()).toBe(false);
    toast({ text: 'Added' });
    toast({ text: 'Removed' });
    expect([notifications, hasToasts()]).toEqual([2, true]);

    const shown: Array<string> = [];
    const close = registerToastBox(({ text }) => shown.push(text));
    toast({ text: 'Moved' });
    expect(shown).toEqual(['Added', 'Removed', 'Moved']);

    close();
    unsubscribe();
    expect(hasToasts()).toBe(false);
  });

  it('gives equal toasts one id, and queues only the last of them', () => {
    toast({ text: 'That failed', tone: 'bad' });
    toast({ text: 'Saved' });
    toast({ text: 'That failed', tone: 'bad' });
    const ids: Array<string | undefined> = [];
    const close = registerToastBox(({ id }) => ids.push(id));
    toast({ text: 'Removed', id: 'undo' });
    toast({ text: 'Saved' });
    expect(ids).toEqual(['Saved', 'That failed', 'undo', 'Saved']);
    close();
  });

  it('keeps the newest box when an older one closes', () => {
    const shown: Array<string> = [];
    const closeOld = registerToastBox(() => undefined);
    const closeNew = registerToastBox(({ text }) => shown.push(text));
    closeOld();
    toast({ text: 'Kept' });
    expect(shown).toEqual(['Kept']);
    closeNew();
  });
});
