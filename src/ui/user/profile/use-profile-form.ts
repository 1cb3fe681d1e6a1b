import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { PROFILE_USE_CASES } from '#application/keys';
import { profileForm, profileValues, type ProfileValues } from '#application/user/profile-form';
import { isDirty } from '#application/shell/form-machine';
import type { User } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import { useService } from '../../services';
import { useForm, type FormControl } from '../use-form';
import { keepDraft, recallDraft } from './profile-draft';

export type ProfileFormControl = FormControl<ProfileValues> & {
  readonly dirty: boolean;
  /** The last try went through, and nothing was typed since. */
  readonly saved: boolean;
  readonly reset: () => void;
};

/** The profile's form: takes up a draft, begins anew once saved, and follows changes made elsewhere while nothing is typed here. */
export const useProfileForm = (uid: UserId, profile: Pick<User, 'name' | 'phoneNumber'>): ProfileFormControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const machine = useMemo(() => profileForm(profiles, uid), [profiles, uid]);
  const kept = profileValues(profile);
  const [draft] = useState(() => recallDraft(uid) ?? undefined);
  const control = useForm(machine, kept, draft);
  const [saved, setSaved] = useState(false);
  const { form, begin } = control;
  const { values } = form.context;
  const dirty = isDirty(form.context);
  const submitted = form.matches('submitted');

  const follow = useEffectEvent(() => {
    if (!dirty && !form.hasTag('busy')) begin(kept);
  });
  useEffect(() => follow(), [kept.name, kept.phoneNumber]);
  const settle = useEffectEvent(() => {
    begin(values);
    setSaved(true);
  });
  useEffect(() => {
    if (submitted) settle();
  }, [submitted]);
  useEffect(() => keepDraft(uid, dirty && !submitted ? values : null), [uid, dirty, submitted, values]);

  return {
    ...control,
    change: (changed) => {
      setSaved(false);
      control.change(changed);
    },
    dirty,
    saved: saved && !dirty,
    reset: () => begin(),
  };
};
