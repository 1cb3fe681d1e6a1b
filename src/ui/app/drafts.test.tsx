import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts, keepDraft, onDraftsForgotten, recallDraft, tellLeft } from './drafts';

const feedback = (): void => keepDraft('feedback', null, { message: 'Half a thought' });

beforeEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('are for whoever wrote them', () => {
    keepDraft('list', 'maya', { name: 'Noir' });
    expect(recallDraft('list', 'maya')).toEqual({ name: 'Noir' });
    expect([recallDraft('list', 'ada'), recallDraft('list', null), recallDraft('other', 'maya')]).toEqual([null, null, null]);
    keepDraft('list', 'maya', null);
    expect(recallDraft('list', 'maya')).toBeNull();
  });

  it('are nothing where somebody changed what was kept', () => {
    for (const text of ['{', '"x"', '{"owner":1,"values":{}}', '{"owner":null,"values":{"name":1}}']) {
      sessionStorage.setItem('marquee.draft.list', text);
      expect(recallDraft('list', null)).toBeNull();
    }
  });

  it('of others go when somebody signs in; their own and anybody’s stay', () => {
    keepDraft('list', 'maya', { name: 'Noir' });
    keepDraft('register', null, { name: 'Ada' });
    keepDraft('profile', 'maya', { name: 'M', phoneNumber: '' });
    feedback();
    forgetDrafts({ of: 'others', than: 'maya' });
    expect(sessionStorage).toHaveLength(4);
    forgetDrafts({ of: 'others', than: 'ada' });
    expect(Object.keys(sessionStorage).sort()).toEqual(['marquee.draft.feedback', 'marquee.draft.register']);
  });

  it('all go when somebody chooses to leave, in every tab, and nothing else does', () => {
    keepDraft('list', 'maya', { name: 'Noir' });
    feedback();
    sessionStorage.setItem('marquee.seats', 'x');
    const told = vi.fn();
    const stop = onDraftsForgotten(told);
    tellLeft();
    expect(Object.keys(sessionStorage)).toEqual(['marquee.seats']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.left', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.left', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.theme', newValue: 'light' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.left', newValue: '2' }));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
