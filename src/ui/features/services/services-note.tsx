import { contentValues, readContentFilters } from '#domain/catalogue/content/content-filter';
import { parseServices } from '#domain/catalogue/services/streaming-services';
import type { Filters } from '#domain/catalogue/filters';
import { SERVICES_MESSAGES } from '#ui/messages/catalogue/services.messages.ts';
import { ServicesCredit } from './own-services-part';

/** Says below a list's filters what a filter by services means, and whose data it is; nothing without such a filter. */
export const ServicesNote = ({ filters }: { readonly filters: Filters }): React.JSX.Element | null => {
  const services = parseServices(contentValues(readContentFilters(filters.content), 'service')[0] ?? null);
  return services === null ? null : (
    <p className="filters-note faint">{SERVICES_MESSAGES.means(services.region)} <ServicesCredit /></p>
  );
};
