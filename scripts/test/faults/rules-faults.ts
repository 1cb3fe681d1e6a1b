import { rules, type Fault } from './fault';

export const rulesFaults: ReadonlyArray<Fault> = [
  {
    id: 'readable-items',
    file: 'firestore.rules',
    find: 'allow get: if isMember(owner()) || isAdmin();',
    replacement: 'allow get: if isActiveSession() || isAdmin();',
    effect: 'Each member can read the private notes on the titles of other members.',
    probes: [rules('tests/rules/firestore.rules.test.ts')],
  },
  {
    id: 'endless-bin',
    file: 'firestore.rules',
    find: '&& deletionMayChange(resource.data.deletedAt, request.resource.data.deletedAt)',
    replacement: '',
    effect: 'A client can restore a list after the 30 days of the bin.',
    probes: [rules('tests/rules/firestore.rules.test.ts')],
  },
  {
    id: 'unlimited-query',
    file: 'firestore.rules',
    find: 'allow list: if isMember(resource.data.userID) && isPage();',
    replacement: 'allow list: if isMember(resource.data.userID);',
    effect: 'One query of a member can read all items of all lists, at the operator’s expense.',
    probes: [rules('tests/rules/firestore.rules.test.ts')],
  },
  {
    id: 'same-second',
    file: 'firestore.rules',
    find: '(sessionStart() + 1) * 1000 > access().since;',
    replacement: '(sessionStart() + 1) * 1000 >= access().since;',
    effect: 'A session that was ended at the full second keeps its rights.',
    probes: [rules('tests/rules/firestore.rules.test.ts')],
  },
];
