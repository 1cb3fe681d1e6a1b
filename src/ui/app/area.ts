import { createContext, useContext } from 'react';
import type { Area } from '#domain/user/access';

const AreaContext = createContext<Area>('public');

export const AreaProvider = AreaContext.Provider;

/** The area that the person is in. */
export const useArea = (): Area => useContext(AreaContext);
