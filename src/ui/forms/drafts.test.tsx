import { beforeEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { clearDrafts, saveDraft, onSignOutElsewhere, getDraft, clearAndBroadcastSignOut } from './drafts';

const feedback = (): void => saveDraft(webStorage, 'feedback', null, { message: 'Half a thought' });

beforeEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('are returned to their owner only, and deleted by null', () => {
    saveDraft(webStorage, 'list', 'maya', { name: 'Noir' });
    expect(getDraft(webStorage, 'list', 'maya')).toEqual({ name: 'Noir' });
    expect([getDraft(webStorage, 'list', 'ada'), getDraft(webStorage, 'list', null), getDraft(webStorage, 'other', 'maya')]).toEqual([
      null, null, null,
    ]);
    saveDraft(webStorage, 'list', 'maya', null);
    expect(getDraft(webStorage, 'list', 'maya')).toBeNull();
  });

  it('are null if the stored text is invalid', () => {
    for (const text of ['{', '"x"', '{"owner":1,"values":{}}', '{"owner":null,"values":{"name":1}}']) {
      sessionStorage.setItem('marquee.draft.list', text);
      expect(getDraft(webStorage, 'list', null)).toBeNull();
    }
  });

  it('of other members are cleared on sign-in; the member’s own and visitors’ drafts stay', () => {
    saveDraft(webStorage, 'list', 'maya', { name: 'Noir' });
    saveDraft(webStorage, 'register', null, { name: 'Ada' });
    saveDraft(webStorage, 'profile', 'maya', { name: 'M', phoneNumber: '' });
    feedback();
    clearDrafts(webStorage, { of: 'others', than: 'maya' });
    expect(sessionStorage).toHaveLength(4);
    clearDrafts(webStorage, { of: 'others', than: 'ada' });
    expect(Object.keys(sessionStorage).sort()).toEqual(['marquee.draft.feedback', 'marquee.draft.register']);
  });

  it('are all cleared on sign-out, in every tab, and other storage keys stay', () => {
    saveDraft(webStorage, 'list', 'maya', { name: 'Noir' });
    feedback();
    sessionStorage.setItem('marquee.seats', 'x');
    const listener = vi.fn();
    const stop = onSignOutElsewhere(webStorage, listener);
    clearAndBroadcastSignOut(webStorage);
    expect(Object.keys(sessionStorage)).toEqual(['marquee.seats']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.signed-out', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.signed-out', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.theme', newValue: 'light' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.signed-out', newValue: '2' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
