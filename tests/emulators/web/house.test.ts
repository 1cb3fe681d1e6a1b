import { keepsAccessRepositoryContract } from '#domain/user/access-marker.contract';
import { keepsAuthServiceContract } from '#domain/user/accounts.contract';
import { keepsAvatarsContract } from '#domain/user/avatars.contract';
import { keepsDemoMailboxContract } from '#domain/user/letters.contract';
import { keepsAccountApiContract } from '#domain/user/membership.contract';
import { keepsUserRepositoryContract, usersOf } from '#domain/user/user-repository.contract';
import { webHouse } from './web-house';

const NAME = 'the house on the web SDK';

keepsAuthServiceContract(NAME, webHouse);
keepsDemoMailboxContract(NAME, webHouse, 'sent');
keepsAccountApiContract(NAME, webHouse);
keepsAccessRepositoryContract(NAME, webHouse);
keepsAvatarsContract(NAME, webHouse);
keepsUserRepositoryContract(NAME, usersOf(webHouse));
