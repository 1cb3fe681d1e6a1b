import { createContext, useContext } from 'react';
import type { ServiceKey } from '#application/service-key';

/** Resolves services of the composed app by key; React depends on nothing else of the composition. */
export type Services = { readonly get: <T>(key: ServiceKey<T>) => T };

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** Returns the service bound to `key`. Throws outside of `<ServicesProvider>`. */
export const useService = <T,>(key: ServiceKey<T>): T => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useService must be used within <ServicesProvider>.');
  return services.get(key);
};
