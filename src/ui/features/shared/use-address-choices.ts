import { startTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Sets a parameter of the address, or removes it if the value is the usual one. */
type Choose = (name: string, value: string, usual: string) => void;

/**
 * Returns the parameters of the address, and a function that sets one. It replaces the address without a history entry: Back leaves the
 * page instead of undoing each choice.
 */
export const useAddressChoices = (): readonly [parameters: URLSearchParams, choose: Choose] => {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const choose: Choose = (name, value, usual) =>
    startTransition(() =>
      setParameters(
        (before) => {
          const changed = new URLSearchParams(before);
          if (value === usual) changed.delete(name);
          else changed.set(name, value);
          return changed;
        },
        { replace: true, state, preventScrollReset: true },
      ),
    );
  return [parameters, choose];
};
