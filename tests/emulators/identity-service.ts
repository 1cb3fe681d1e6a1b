/** Signs in at the identity service and returns a fresh ID token. @param host host and port of the emulator. */
export const tokenOf = async (host: string, email: string, password: string): Promise<string> => {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { readonly idToken?: string };
  if (idToken === undefined) throw new Error(`Could not sign in as ${email}.`);
  return idToken;
};
