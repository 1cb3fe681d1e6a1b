import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PROFILE_USE_CASES } from '#application/keys';
import { isDirty } from '#application/shell/form-machine';
import { profileForm, profileValues, tidyProfile, type ProfileValues } from '#application/user/profile-form';
import type { User } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import { keepDraft } from '../../app/drafts';
import { useDraft } from '../../app/use-draft';
import { useService } from '../../services';
import { useForm, type FormControl } from '../use-form';

const DRAFT = 'profile';

export type ProfileFormControl = {
  readonly control: FormControl<ProfileValues>;
  readonly dirty: boolean;
  /** The last try went through, and nothing was typed since. */
  readonly saved: boolean;
  readonly reset: () => void;
};

/** The profile's form: takes up a draft, begins anew once saved, and follows changes made elsewhere while nothing is typed here. */
export const useProfileForm = (uid: UserId, profile: Pick<User, 'name' | 'phoneNumber'>): ProfileFormControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const kept = profileValues(profile);
  const control = useForm(useMemo(() => profileForm(profiles, uid), [profiles, uid]), kept);
  useDraft(DRAFT, uid, control, ['name', 'phoneNumber']);
  const [saved, setSaved] = useState(false);
  const { form, begin } = control;
  const dirty = isDirty(form.context);
  const submitted = form.matches('submitted');

  const followed = useRef(kept);
  const follow = useEffectEvent(() => {
    const isNews = followed.current.name !== kept.name || followed.current.phoneNumber !== kept.phoneNumber;
    followed.current = kept;
    if (isNews && !dirty && !form.hasTag('busy')) begin(kept);
  });
  useEffect(() => follow(), [kept.name, kept.phoneNumber]);
  const settle = useEffectEvent(() => {
    begin(tidyProfile(form.context.values));
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
      keepDraft(DRAFT, uid, null);
      setSaved(false);
      begin();
    },
  };
};
