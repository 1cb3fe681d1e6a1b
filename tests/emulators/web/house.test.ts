import { keepsAccessMarkersContract } from '#domain/user/access-marker.contract';
import { keepsAccountsContract } from '#domain/user/accounts.contract';
import { keepsAvatarsContract } from '#domain/user/avatars.contract';
import { keepsLettersContract } from '#domain/user/letters.contract';
import { keepsMembershipContract } from '#domain/user/membership.contract';
import { keepsUserRepositoryContract, usersOf } from '#domain/user/user-repository.contract';
import { webHouse } from './web-house';

const NAME = 'the house on the web SDK';

keepsAccountsContract(NAME, webHouse);
keepsLettersContract(NAME, webHouse, 'sent');
keepsMembershipContract(NAME, webHouse);
keepsAccessMarkersContract(NAME, webHouse);
keepsAvatarsContract(NAME, webHouse);
keepsUserRepositoryContract(NAME, usersOf(webHouse));
