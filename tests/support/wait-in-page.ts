import { configure } from '@testing-library/dom';

/** Ends what hangs: `findBy…` and `waitFor` of Testing Library give up after a second by default. */
configure({ asyncUtilTimeout: 30_000 });
