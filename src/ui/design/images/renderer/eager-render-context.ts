import { createContext } from 'react';

/**
 * True where every mounted poster is about to become visible, as in the rows of a virtual grid: rendered without waiting for the viewport.
 */
export const EagerRenderContext = createContext(false);
