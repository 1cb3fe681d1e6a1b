import * as t from 'io-ts';
import { point, type CheckedPoint } from './checked-point';
import { readAnswer, type CallProject } from './read-answer';

const Provider = t.partial({ enabled: t.boolean });
const SignIn = t.partial({ signIn: t.partial({ anonymous: Provider, allowDuplicateEmails: t.boolean }) });

const LINKING = 'link accounts that use the same e-mail (Authentication > Settings > User account linking)';

/** Returns the checks of a project whose members sign in with Google too. */
export const googleChecks = (project: string, call: CallProject): ReadonlyArray<Promise<CheckedPoint>> => {
  const service = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`;
  return [
    point('members sign in with Google', async () => {
      const answer = await call(`${service}/defaultSupportedIdpConfigs/google.com`);
      const { enabled } = answer.status === 404 ? {} : await readAnswer(Provider, Promise.resolve(answer));
      return enabled === true ? null : 'enable the provider Google (Authentication > Sign-in method)';
    }),
    point('a guest asks Google before an account exists', async () => {
      const { signIn } = await readAnswer(SignIn, call(`${service}/config`));
      return signIn?.anonymous?.enabled === true ? null : 'enable the provider Anonymous (Authentication > Sign-in method)';
    }),
    point('an address has one account', async () => {
      const { signIn } = await readAnswer(SignIn, call(`${service}/config`));
      return signIn?.allowDuplicateEmails === true ? LINKING : null;
    }),
  ];
};
