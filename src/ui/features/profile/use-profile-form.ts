import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PROFILE_USE_CASES } from '#application/service-keys';
import { isDirty } from '#application/shell/is-dirty';
import { profileChanges, profileFormMachine, profileValues, type ProfileValues } from '#application/profile/profile-form';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { useDraft } from '#ui/forms/use-draft.ts';
import { useService } from '#ui/services.tsx';
import { useForm, type FormControl } from '#ui/forms/use-form.ts';

export type ProfileFormControl = {
  readonly control: FormControl<ProfileValues>;
  readonly dirty: boolean;
  /** Whether the last submission succeeded and nothing was typed since. */
  readonly saved: boolean;
  readonly reset: () => void;
};

/**
 * Manages the profile form: restores a draft, resets the form after saving, and takes over changes made elsewhere while the form
 * has no edits. Saves only the fields that were edited here.
 */
export const useProfileForm = (uid: UserId, profile: Pick<User, 'name' | 'phoneNumber'>): ProfileFormControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const stored = profileValues(profile);
  const control = useForm(useMemo(() => profileFormMachine(profiles, uid), [profiles, uid]), stored);
  useDraft('profile', uid, control, ['name', 'phoneNumber']);
  const [saved, setSaved] = useState(false);
  const { form, reset } = control;
  const dirty = isDirty(form.context);
  const submitted = form.matches('submitted');

  const lastStored = useRef(stored);
  const resetTo = (values: ProfileValues): void => {
    lastStored.current = stored;
    reset(values);
  };
  const followStored = useEffectEvent(() => {
    const hasChanged = lastStored.current.name !== stored.name || lastStored.current.phoneNumber !== stored.phoneNumber;
    if (hasChanged && !dirty && !form.hasTag('busy')) resetTo(stored);
  });
  useEffect(() => followStored(), [dirty, stored.name, stored.phoneNumber]);
  const onSaved = useEffectEvent(() => {
    const { initial, values } = form.context;
    resetTo({ ...stored, ...profileChanges(initial, values) });
  });
  if (submitted && !saved) setSaved(true);
  useEffect(() => {
    if (submitted) onSaved();
  }, [submitted]);

  return {
    control,
    dirty,
    saved: saved && !dirty,
    reset: () => {
      setSaved(false);
      resetTo(stored);
    },
  };
};
