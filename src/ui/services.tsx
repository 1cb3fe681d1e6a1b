import { createContext, useContext } from 'react';
import type { ServiceKey } from '#application/service-key';

/** What the composed app can be asked for; React knows nothing else of how it was put together. */
export type Services = { readonly get: <T>(key: ServiceKey<T>) => T };

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useService = <T,>(key: ServiceKey<T>): T => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('This part of the app stands outside <ServicesProvider>.');
  return services.get(key);
};
