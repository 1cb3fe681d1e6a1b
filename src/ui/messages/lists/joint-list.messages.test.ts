import { expect, it } from 'vitest';
import { JOINT_LIST_MESSAGES } from './joint-list.messages';

it('names who added a title, also where the server has no name of the person', () => {
  expect(['Nell', ''].map(JOINT_LIST_MESSAGES.addedBy)).toEqual(['Added by Nell', 'Added by someone who has left']);
});
