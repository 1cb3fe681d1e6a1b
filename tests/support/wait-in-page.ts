import { configure } from '@testing-library/dom';

/** Ends hanging waits after 30 s; `findBy…` and `waitFor` of Testing Library fail after one second by default. */
configure({ asyncUtilTimeout: 30_000 });
