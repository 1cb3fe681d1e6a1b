/** Local storage key of the session hint. The document's first script reads the same key. */
export const SESSION_HINT_KEY = 'marquee.session-hint';
/** Keys of earlier versions: the session was known, flags of the memory backend, uid of the Firebase backend. */
export const OLD_SESSION_HINT_KEYS = { member: 'marquee.member', memory: 'marquee.house', firebase: 'marquee.firebase-member' };
