import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PROFILE_USE_CASES } from '#application/service-keys';
import { isDirty } from '#application/shell/form-machine';
import { changedProfile, profileForm, profileValues, type ProfileValues } from '#application/profile/profile-form';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { useDraft } from '../../forms/use-draft';
import { useService } from '../../services';
import { useForm, type FormControl } from '../../forms/use-form';

export type ProfileFormControl = {
  readonly control: FormControl<ProfileValues>;
  readonly dirty: boolean;
  /** The last try went through, and nothing was typed since. */
  readonly saved: boolean;
  readonly reset: () => void;
};

/**
 * The profile's form: takes up a draft, begins anew once saved, and follows changes made elsewhere as soon as nothing is typed here;
 * what is typed here is all that is saved.
 */
export const useProfileForm = (uid: UserId, profile: Pick<User, 'name' | 'phoneNumber'>): ProfileFormControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const kept = profileValues(profile);
  const control = useForm(useMemo(() => profileForm(profiles, uid), [profiles, uid]), kept);
  useDraft('profile', uid, control, ['name', 'phoneNumber']);
  const [saved, setSaved] = useState(false);
  const { form, reset } = control;
  const dirty = isDirty(form.context);
  const submitted = form.matches('submitted');

  const followed = useRef(kept);
  const beginFrom = (values: ProfileValues): void => {
    followed.current = kept;
    reset(values);
  };
  const follow = useEffectEvent(() => {
    const isNews = followed.current.name !== kept.name || followed.current.phoneNumber !== kept.phoneNumber;
    if (isNews && !dirty && !form.hasTag('busy')) beginFrom(kept);
  });
  useEffect(() => follow(), [dirty, kept.name, kept.phoneNumber]);
  const settle = useEffectEvent(() => {
    const { initial, values } = form.context;
    beginFrom({ ...kept, ...changedProfile(initial, values) });
    setSaved(true);
  });
  useEffect(() => {
    if (submitted) settle();
  }, [submitted]);

  return {
    control,
    dirty,
    saved: saved && !dirty,
    reset: () => {
      setSaved(false);
      beginFrom(kept);
    },
  };
};
