import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, saveDraft, onSignOutElsewhere, getDraft, broadcastSignOut } from './drafts';

const feedback = (): void => saveDraft('feedback', null, { message: 'Half a thought' });

beforeEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('are for whoever wrote them', () => {
    saveDraft('list', 'maya', { name: 'Noir' });
    expect(getDraft('list', 'maya')).toEqual({ name: 'Noir' });
    expect([getDraft('list', 'ada'), getDraft('list', null), getDraft('other', 'maya')]).toEqual([null, null, null]);
    saveDraft('list', 'maya', null);
    expect(getDraft('list', 'maya')).toBeNull();
  });

  it('are nothing where somebody changed what was kept', () => {
    for (const text of ['{', '"x"', '{"owner":1,"values":{}}', '{"owner":null,"values":{"name":1}}']) {
      sessionStorage.setItem('marquee.draft.list', text);
      expect(getDraft('list', null)).toBeNull();
    }
  });

  it('of others go when somebody signs in; their own and anybody’s stay', () => {
    saveDraft('list', 'maya', { name: 'Noir' });
    saveDraft('register', null, { name: 'Ada' });
    saveDraft('profile', 'maya', { name: 'M', phoneNumber: '' });
    feedback();
    clearDrafts({ of: 'others', than: 'maya' });
    expect(sessionStorage).toHaveLength(4);
    clearDrafts({ of: 'others', than: 'ada' });
    expect(Object.keys(sessionStorage).sort()).toEqual(['marquee.draft.feedback', 'marquee.draft.register']);
  });

  it('all go when somebody chooses to leave, in every tab, and nothing else does', () => {
    saveDraft('list', 'maya', { name: 'Noir' });
    feedback();
    sessionStorage.setItem('marquee.seats', 'x');
    const told = vi.fn();
    const stop = onSignOutElsewhere(told);
    broadcastSignOut();
    expect(Object.keys(sessionStorage)).toEqual(['marquee.seats']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.left', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.left', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.theme', newValue: 'light' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.left', newValue: '2' }));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
