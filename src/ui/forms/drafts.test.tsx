import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, saveDraft, onSignOutElsewhere, getDraft, broadcastSignOut } from './drafts';

const feedback = (): void => saveDraft('feedback', null, { message: 'Half a thought' });

beforeEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('are returned to their owner only, and deleted by null', () => {
    saveDraft('list', 'maya', { name: 'Noir' });
    expect(getDraft('list', 'maya')).toEqual({ name: 'Noir' });
    expect([getDraft('list', 'ada'), getDraft('list', null), getDraft('other', 'maya')]).toEqual([null, null, null]);
    saveDraft('list', 'maya', null);
    expect(getDraft('list', 'maya')).toBeNull();
  });

  it('are null if the stored text is invalid', () => {
    for (const text of ['{', '"x"', '{"owner":1,"values":{}}', '{"owner":null,"values":{"name":1}}']) {
      sessionStorage.setItem('marquee.draft.list', text);
      expect(getDraft('list', null)).toBeNull();
    }
  });

  it('of other members are cleared on sign-in; the member’s own and visitors’ drafts stay', () => {
    saveDraft('list', 'maya', { name: 'Noir' });
    saveDraft('register', null, { name: 'Ada' });
    saveDraft('profile', 'maya', { name: 'M', phoneNumber: '' });
    feedback();
    clearDrafts({ of: 'others', than: 'maya' });
    expect(sessionStorage).toHaveLength(4);
    clearDrafts({ of: 'others', than: 'ada' });
    expect(Object.keys(sessionStorage).sort()).toEqual(['marquee.draft.feedback', 'marquee.draft.register']);
  });

  it('are all cleared on sign-out, in every tab, and other storage keys stay', () => {
    saveDraft('list', 'maya', { name: 'Noir' });
    feedback();
    sessionStorage.setItem('marquee.seats', 'x');
    const listener = vi.fn();
    const stop = onSignOutElsewhere(listener);
    broadcastSignOut();
    expect(Object.keys(sessionStorage)).toEqual(['marquee.seats']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.signed-out', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.signed-out', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.theme', newValue: 'light' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.signed-out', newValue: '2' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
