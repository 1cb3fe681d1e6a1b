// Names what `app-start.ts` requests for a member beside the app's own code.

/** Hosts that a member's session requests before the home page. */
const HOSTS = ['securetoken', 'identitytoolkit', 'firestore'].map((name) => `https://${name}.googleapis.com`);

/**
 * Returns a function that returns the attributes for the script of a document: the files of a member's first view, and the hosts to connect
 * to. The shell names them itself; other documents name a script, which `writeScript` writes. The emulators need no early connection.
 */
export const memberAttributes =
  ({ entry, pageKey, configKeys, catalogueKeys, sessionKeys, memberBackendKeys, scriptsOf }, config, writeScript) =>
  (address, pages) => {
    // A member needs the session, the catalogue and the backend for the first view; opening the landing page leads to the home page.
    const files = scriptsOf([
      entry,
      ...configKeys(config),
      ...catalogueKeys(config),
      ...sessionKeys,
      ...(address === '/' ? [pageKey('home-page')] : pages),
      ...memberBackendKeys(config),
    ]);
    // The shell is the document of the home page and of every other address without one.
    const ofHome = address === null ? scriptsOf([pageKey('home-page')]).filter((file) => !files.includes(file)) : [];
    const listOf = (names) => names.map((file) => `/${file}`).join(' ');
    const hosts = config.firebase !== null && config.firebase.emulators === null ? HOSTS.join(' ') : '';
    if (address !== null) return ` data-for-member="/${writeScript(`marqueeForMember('${listOf(files)}','${hosts}')`)}"`;
    const home = ofHome.length === 0 ? '' : ` data-with-for-home="${listOf(ofHome)}"`;
    return ` data-with-for-member="${listOf(files)}"${home}${hosts === '' ? '' : ` data-connect-for-member="${hosts}"`}`;
  };
