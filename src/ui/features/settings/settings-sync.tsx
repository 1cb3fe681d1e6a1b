import { useEffect } from 'react';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import { noSettings } from '#domain/users/user';
import { useRefetchTitles } from '#ui/query/use-refetch-titles.ts';
import { useService } from '#ui/services.tsx';
import { getUserSettingsApplier } from './user-settings-applier';

/**
 * Applies the settings of the signed-in member, chosen in this or another browser, and clears them after sign-out. Renders nothing.
 * @param props.person null if a member was signed in when the page was closed, but is not signed in now: clears the remaining settings.
 */
export const SettingsSync = ({ person }: { readonly person: SignedIn | null }): null => {
  const { theme, language, region } = person?.profile?.settings ?? noSettings;
  const uid = person?.uid ?? null;
  const isMember = uid !== null;
  const hasProfile = (person?.profile ?? null) !== null;
  const storage = useService(BROWSER_STORAGE);
  const refetchTitles = useRefetchTitles();
  useEffect(() => {
    if (hasProfile && uid !== null && getUserSettingsApplier(storage).applyRemote(uid, { theme, language, region })) refetchTitles();
  }, [hasProfile, language, region, theme, refetchTitles, storage, uid]);
  useEffect(() => {
    const clear = (): void => {
      if (getUserSettingsApplier(storage).clear()) refetchTitles();
    };
    if (isMember) return clear;
    clear();
    return undefined;
  }, [isMember, refetchTitles, storage]);
  return null;
};
