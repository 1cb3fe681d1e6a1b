import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, PROFILE_USE_CASES } from '#application/service-keys';
import type { ProfileValues } from '#application/profile/profile-form';
import { aUserId } from '#domain/users/user.fixture';
import { webStorage } from '#adapters/browser/web-storage';
import { saveDraft } from '#ui/forms/drafts.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { useProfileForm } from './use-profile-form';

const initialProfile = { name: 'Maya Rosen', phoneNumber: null };

/** Renders the form of a member; every save succeeds. `receive` changes the stored profile, as if another tab had saved. */
const renderForm = () => {
  const sent: unknown[] = [];
  const saveProfile = (_: string, patch: unknown) => async () => {
    sent.push(patch);
    return Promise.resolve(E.right(undefined));
  };
  const services = new Map<unknown, unknown>([[PROFILE_USE_CASES, { saveProfile }], [BROWSER_STORAGE, webStorage]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
  );
  const { result, rerender } = renderHook(({ profile }) => useProfileForm(aUserId('maya'), profile), {
    wrapper,
    initialProps: { profile: initialProfile },
  });
  return {
    sent,
    shownValues: () => result.current.control.form.context.values,
    type: (values: Partial<ProfileValues>) => act(() => result.current.control.change(values)),
    save: () =>
      act(async () => {
        result.current.control.submit();
        await Promise.resolve();
      }),
    reset: () => act(() => result.current.reset()),
    receive: (profile: Partial<typeof initialProfile>) => rerender({ profile: { ...initialProfile, ...profile } }),
  };
};

const draft = (): unknown => JSON.parse(sessionStorage.getItem('marquee.draft.profile') ?? 'null');

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('useProfileForm draft', () => {
  it('is stored while typing and removed when the edit is undone by typing or by reset', () => {
    const { type, reset } = renderForm();
    for (const undo of [() => type({ name: initialProfile.name }), reset]) {
      type({ name: 'Maya Roe' });
      expect(draft()).toEqual({ owner: 'maya', values: { name: 'Maya Roe' } });
      undo();
      expect(draft()).toBeNull();
    }
  });

  it('is restored, but removed if it equals the stored profile', () => {
    saveDraft(webStorage, 'profile', 'maya', { name: 'Maya Roe' });
    expect(renderForm().shownValues().name).toBe('Maya Roe');
    expect(draft()).not.toBeNull();
    cleanup();
    saveDraft(webStorage, 'profile', 'maya', { name: initialProfile.name });
    renderForm();
    expect(draft()).toBeNull();
  });
});

describe('useProfileForm with a name changed elsewhere while a phone number is typed', () => {
  const renderEditedForm = () => {
    const form = renderForm();
    form.type({ phoneNumber: '+49 30 1' });
    form.receive({ name: 'Maya Roe' });
    expect(form.shownValues()).toEqual({ name: 'Maya Rosen', phoneNumber: '+49 30 1' });
    return form;
  };

  it('saves only the phone number and then shows the new name', async () => {
    const { save, sent, shownValues } = renderEditedForm();
    await save();
    expect(sent).toEqual([{ phoneNumber: '+49 30 1' }]);
    expect(shownValues()).toEqual({ name: 'Maya Roe', phoneNumber: '+49 30 1' });
  });

  it.each([
    ['reset', (form: ReturnType<typeof renderForm>) => form.reset()],
    ['cleared by typing', (form: ReturnType<typeof renderForm>) => form.type({ phoneNumber: '' })],
  ])('shows the new name once the phone number is %s', (_, undo) => {
    const form = renderEditedForm();
    undo(form);
    expect(form.shownValues()).toEqual({ name: 'Maya Roe', phoneNumber: '' });
  });
});
