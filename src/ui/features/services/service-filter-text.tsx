import { parseServices } from '#domain/catalogue/services/streaming-services';
import { chosenServicesText, onMineText } from '#ui/messages/catalogue/services.messages.ts';
import { useServiceChoice, useServicesOf } from './use-service-choice';

/** Names the services of a filter and their country; the person's own ones are "my services". @param props.services as `formatServices`. */
export const ServiceFilterText = ({ services }: { readonly services: string }): React.JSX.Element => {
  const { text, region } = useServiceChoice();
  const filtered = parseServices(services);
  const known = useServicesOf(filtered?.region ?? region);
  if (filtered === null) return <>{services}</>;
  if (services === text) return <>{onMineText(filtered.region)}</>;
  return <>{chosenServicesText(filtered, known._tag === 'success' ? known.value : null, 'or')}</>;
};
