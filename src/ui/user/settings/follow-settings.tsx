import { useEffect } from 'react';
import type { SignedIn } from '#domain/user/session';
import { noSettings } from '#domain/user/user';
import { applyNews, forgetSettings } from './apply-settings';

/** Applies what the member who is signed in chose, here or at another browser, until they leave; draws nothing. */
export const FollowSettings = ({ person: { uid, profile } }: { readonly person: SignedIn }): null => {
  const { theme, language, region } = profile?.settings ?? noSettings;
  const isKnown = profile !== null;
  useEffect(() => {
    if (isKnown) applyNews(uid, { theme, language, region });
  }, [isKnown, language, region, theme, uid]);
  useEffect(() => forgetSettings, []);
  return null;
};
