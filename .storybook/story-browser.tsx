import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Screen } from './story-screen.tsx';

/** Adds a back action to the story's in-memory history and publishes the current location for plays. */
export const Browser = (): React.JSX.Element => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // A layout effect, so that the location is published before a play sees the new page.
  useLayoutEffect(() => {
    document.documentElement.dataset['at'] = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    const back = (): void => void navigate(-1);
    window.addEventListener('story:back', back);
    return () => window.removeEventListener('story:back', back);
  }, [navigate]);
  return <Screen />;
};

/** Goes back in the story's history. */
export const back = (): boolean => window.dispatchEvent(new Event('story:back'));
/** Returns the current path and query of the story. */
export const place = (): string | undefined => document.documentElement.dataset['at'];
