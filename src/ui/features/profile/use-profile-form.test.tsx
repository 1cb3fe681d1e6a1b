import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { PROFILE_USE_CASES } from '#application/service-keys';
import type { ProfileValues } from '#application/profile/profile-form';
import { aUserId } from '#domain/users/user.fixture';
import { saveDraft } from '../../forms/drafts';
import { ServicesProvider } from '../../services';
import { useProfileForm } from './use-profile-form';

const before = { name: 'Maya Rosen', phoneNumber: null };

/** Maya's form, where every save is fine; what is kept of her is told by hand, as if another tab had changed it. */
const begin = () => {
  const sent: unknown[] = [];
  const saveProfile = (_: string, patch: unknown) => async () => {
    sent.push(patch);
    return Promise.resolve(E.right(undefined));
  };
  const services = new Map<unknown, unknown>([[PROFILE_USE_CASES, { saveProfile }]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
  );
  const { result, rerender } = renderHook(({ profile }) => useProfileForm(aUserId('maya'), profile), { wrapper, initialProps: { profile: before } });
  return {
    sent,
    shown: () => result.current.control.form.context.values,
    type: (values: Partial<ProfileValues>) => act(() => result.current.control.change(values)),
    save: () =>
      act(async () => {
        result.current.control.submit();
        await Promise.resolve();
      }),
    reset: () => act(() => result.current.reset()),
    tell: (profile: Partial<typeof before>) => rerender({ profile: { ...before, ...profile } }),
  };
};

const draft = (): unknown => JSON.parse(sessionStorage.getItem('marquee.draft.profile') ?? 'null');

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('what is typed', () => {
  it('survives as a draft until it is taken back, by hand or by a reset', () => {
    const { type, reset } = begin();
    for (const takeBack of [() => type({ name: before.name }), reset]) {
      type({ name: 'Maya Roe' });
      expect(draft()).toEqual({ owner: 'maya', values: { name: 'Maya Roe' } });
      takeBack();
      expect(draft()).toBeNull();
    }
  });

  it('is recalled, and forgotten where it says no more than what is kept by now', () => {
    saveDraft('profile', 'maya', { name: 'Maya Roe' });
    expect(begin().shown().name).toBe('Maya Roe');
    expect(draft()).not.toBeNull();
    cleanup();
    saveDraft('profile', 'maya', { name: before.name });
    begin();
    expect(draft()).toBeNull();
  });
});

describe("a name that was changed elsewhere while a phone number is typed here", () => {
  const typedMeanwhile = () => {
    const form = begin();
    form.type({ phoneNumber: '+49 30 1' });
    form.tell({ name: 'Maya Roe' });
    expect(form.shown()).toEqual({ name: 'Maya Rosen', phoneNumber: '+49 30 1' });
    return form;
  };

  it('is not written back by saving, and is shown from then on', async () => {
    const { save, sent, shown } = typedMeanwhile();
    await save();
    expect(sent).toEqual([{ phoneNumber: '+49 30 1' }]);
    expect(shown()).toEqual({ name: 'Maya Roe', phoneNumber: '+49 30 1' });
  });

  it.each([
    ['reset', (form: ReturnType<typeof begin>) => form.reset()],
    ['taken back by hand', (form: ReturnType<typeof begin>) => form.type({ phoneNumber: '' })],
  ])('is shown once the number is %s', (_, takeBack) => {
    const form = typedMeanwhile();
    takeBack(form);
    expect(form.shown()).toEqual({ name: 'Maya Roe', phoneNumber: '' });
  });
});
