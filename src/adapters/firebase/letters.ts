import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import type { Letters } from '#domain/user/letters';

/** The identity service sends letters by mail: none lies in the house. */
export const mailedLetters: Letters = { held: of(E.right([])) };
