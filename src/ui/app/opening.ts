import * as O from 'fp-ts/Option';
import { CATALOGUE_USE_CASES } from '#application/keys';
import { fromItemKey } from '#domain/catalogue/title-id';
import type { AnswerStore } from '../answers/answer-store';
import { aboutTitle, howMany } from '../catalogue/questions';
import type { Services } from '../services';
import { routeAt } from './current-route';

/** Longer than this a page that was drawn waiting does not stand still; then it shows that it waits. */
const PATIENCE_MS = 5000;

/**
 * Gets everything together that the first drawing of this address needs: the page's code and, for a title, its facts. What was
 * drawn ahead stays on the screen meanwhile. Never refuses: what does not come is the page's to say.
 */
export const opening = async (services: Services, answers: AnswerStore, { pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> => {
  const parameters = new URLSearchParams(search);
  const id = pathname === '/details' ? O.toNullable(fromItemKey(`${parameters.get('type') ?? ''}-${parameters.get('id') ?? ''}`)) : null;
  const code = routeAt(pathname).page.preload().catch(() => undefined);
  const catalogue = services.get(CATALOGUE_USE_CASES);
  // The census lies in the file that answers all that a first view asks.
  const facts = id === null ? answers.settled(howMany(catalogue)) : answers.settled(aboutTitle(catalogue, id));
  await Promise.race([Promise.all([code, facts]), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
};
