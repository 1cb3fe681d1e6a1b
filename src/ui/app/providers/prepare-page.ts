import { createContext, useContext } from 'react';

/** Preloads the code of the page at an address; resolves when the page renders without suspending. */
export type PreparePage = (address: string) => Promise<void>;

const PreparePageContext = createContext<PreparePage>(() => Promise.resolve());

export const PreparePageProvider = PreparePageContext.Provider;
export const usePreparePage = (): PreparePage => useContext(PreparePageContext);
