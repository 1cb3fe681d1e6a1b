import { startTransition, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { locationKey } from '#ui/shell/navigation/location-key.ts';

/** A view that is kept in the query string of the page. */
export type UrlState<View> = {
  readonly view: View;
  /** Replaces the view in the URL without a history entry: Back leaves the page instead of undoing each filter. */
  readonly change: (next: Partial<View>) => void;
};

/** Returns a view from the URL. @param parse, write inverse of each other; `write` gets the present parameters. */
export const useUrlState = <View extends object>(
  parse: (parameters: URLSearchParams) => View,
  write: (view: View, parameters: URLSearchParams) => URLSearchParams,
): UrlState<View> => {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const path = locationKey(location);
  const state: unknown = location.state;
  // The URL changes later than the click; until then the requested values count.
  const [pending, setPending] = useState<{ readonly path: string; readonly next: View } | null>(null);
  if (pending !== null && pending.path !== path) setPending(null);
  const view = pending?.path === path ? pending.next : parse(parameters);
  return {
    view,
    change: (next) => {
      const whole = { ...view, ...next };
      setPending({ path, next: whole });
      startTransition(() => setParameters(write(whole, parameters), { replace: true, state, preventScrollReset: true }));
    },
  };
};
