/** A fresh token for whoever has this address and password, by the identity service itself. @param host where its emulator is. */
export const tokenOf = async (host: string, email: string, password: string): Promise<string> => {
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { readonly idToken?: string };
  if (idToken === undefined) throw new Error(`Nobody could sign in as ${email}.`);
  return idToken;
};
