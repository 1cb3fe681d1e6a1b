// Reads from the project what has to be right before the first deployment: npm run deploy -- --check
import { applicationDefault } from 'firebase-admin/app';
import { MAX_PASSWORD_LENGTH as max, MIN_PASSWORD_LENGTH as min } from '#domain/users/password';
import { printPoints } from './print-points';
import { projectChecks, type CheckedProject } from './project-checks';
import type { CallProject } from './read-answer';

/** Calls as the account of the application default credentials, and counts the calls to the project's quota. */
const callAs = (token: string, project: string): CallProject => async (url, body) => {
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project, 'content-type': 'application/json' };
  const response = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json().catch(() => null) };
};

/** Prints what is right and what is missing. @returns the exit status. Throws without credentials or connection. */
export const checkProject = async (checked: Omit<CheckedProject, 'lengths'>): Promise<0 | 1> => {
  const { access_token: token } = await applicationDefault().getAccessToken();
  return printPoints(await Promise.all(projectChecks({ ...checked, lengths: { min, max } }, callAs(token, checked.project))));
};
