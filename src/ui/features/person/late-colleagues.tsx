import { useCallback, useState } from 'react';
import { loadColleagues } from '#application/catalogue/load-colleagues';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { PersonDetails } from '#domain/catalogue/person';
import { whenNearViewport } from '#ui/design/images/when-near-viewport.ts';
import { PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { PersonColleagues } from './person-colleagues';

/** Renders the people of several of a person's best-known titles, which are requested when the end of the page comes near the viewport. */
export const LateColleagues = ({ person }: { readonly person: PersonDetails }): React.JSX.Element => {
  const [isNear, setNear] = useState(false);
  const catalogue = useService(CATALOGUE_USE_CASES);
  const result = useQuery(isNear ? {
    key: `colleagues ${person.id}`, fetch: (signal: AbortSignal) => loadColleagues(catalogue, person, signal),
  } : null);
  const watch = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : whenNearViewport(element, () => setNear(true))), [],
  );
  useReconnected(() => void (result._tag === 'error' && result.retry()));
  if (result._tag !== 'success') return <div ref={watch} />;
  return <PersonColleagues heading={PERSON_MESSAGES.lateColleagues} colleagues={result.value} />;
};
