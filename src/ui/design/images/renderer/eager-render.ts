import { createContext } from 'react';

/** True where every picture that is mounted is about to be seen, as in the rows of a virtual grid: drawn without waiting. */
export const EagerRender = createContext(false);
