import { useEffect } from 'react';
import type { SignedIn } from '#domain/users/session';
import { noSettings } from '#domain/users/user';
import { useRefetchTitles } from '../../query/use-refetch-titles';
import { applyRemoteSettings, clearAppliedSettings } from './apply-settings';

/**
 * Applies what the member who is signed in chose, here or at another browser, until they leave; draws nothing.
 * @param props.person null where somebody was signed in when the page was closed, and is not any more.
 */
export const FollowSettings = ({ person }: { readonly person: SignedIn | null }): null => {
  const { theme, language, region } = person?.profile?.settings ?? noSettings;
  const uid = person?.uid ?? null;
  const isThere = uid !== null;
  const isKnown = (person?.profile ?? null) !== null;
  const titlesAnew = useRefetchTitles();
  useEffect(() => {
    if (isKnown && uid !== null && applyRemoteSettings(uid, { theme, language, region })) titlesAnew();
  }, [isKnown, language, region, theme, titlesAnew, uid]);
  useEffect(() => {
    const forget = (): void => {
      if (clearAppliedSettings()) titlesAnew();
    };
    if (isThere) return forget;
    forget();
    return undefined;
  }, [isThere, titlesAnew]);
  return null;
};
