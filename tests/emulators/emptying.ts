const hostOf = (variable: string): string => {
  const host = process.env[variable];
  // Without the emulators' address the Admin SDK would speak to a real project.
  if (host === undefined || host === '') throw new Error(`${variable} is not set: this runs against the emulators only.`);
  return host;
};

const remove = async (address: string): Promise<void> => {
  const answer = await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
};

/** Removes every document and every account of a project at the emulators. */
export const empty = async (project: string): Promise<void> => {
  await remove(`http://${hostOf('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${project}/databases/(default)/documents`);
  await remove(`http://${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${project}/accounts`);
};
