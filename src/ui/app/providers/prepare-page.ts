import { createContext, useContext } from 'react';

/** Fetches the code of the page behind an address ahead of need; resolves when the page can be drawn at once. */
export type PreparePage = (address: string) => Promise<void>;

const PreparePageContext = createContext<PreparePage>(() => Promise.resolve());

export const PreparePageProvider = PreparePageContext.Provider;
export const usePreparePage = (): PreparePage => useContext(PreparePageContext);
