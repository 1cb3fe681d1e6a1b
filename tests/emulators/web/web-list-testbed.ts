import * as E from 'fp-ts/Either';
import type { AccountApi } from '#domain/users/account-api';
import { listTestbedOf, type ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import { initializationPlanner } from '#domain/users/user-initialization';
import { waitForIdentity } from '#domain/users/contract/backend.contract';
import { members } from '../functions/functions-testbed';
import { webTestbed } from './web-testbed';

/** Members get their documents in this process: a call of a server function for each would take most of the time. */
export const webListTestbed = async (): Promise<ListTestbed> => {
  const backend = await webTestbed();
  const { openBrowser, close } = listTestbedOf(backend);
  return {
    close,
    openBrowser: async () => {
      const browser = await openBrowser();
      const initializeUser: AccountApi['initializeUser'] = (name) => async () => {
        const { uid, email } = await waitForIdentity(browser.auth);
        return E.map(() => undefined)(await members.initialize(uid, initializationPlanner({ uid, name, email, now: Date.now() }))());
      };
      return { ...browser, accountApi: { ...browser.accountApi, initializeUser } };
    },
  };
};
