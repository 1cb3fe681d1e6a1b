/** The storages of documents in which a member has opened a title or spent an evening: whoever is there next may see it. */
export const ofMembers = new WeakSet<object>();
