import { keepsAccessMarkersContract } from '#domain/user/access-marker.contract';
import { keepsAccountsContract } from '#domain/user/accounts.contract';
import { keepsAvatarsContract } from '#domain/user/avatars.contract';
import type { MakeHouse } from '#domain/user/house.contract';
import { keepsMembershipContract } from '#domain/user/membership.contract';
import { keepsUserRepositoryContract, usersOf } from '#domain/user/user-repository.contract';
import { memoryGround } from './ground';
import { wholeHouse } from './levers.fixture';
import { demoState } from './people';

const NAME = 'the house that lives as long as the page';
const make: MakeHouse = () => Promise.resolve(wholeHouse(memoryGround(demoState)));

keepsAccountsContract(NAME, make);
keepsMembershipContract(NAME, make);
keepsAccessMarkersContract(NAME, make);
keepsAvatarsContract(NAME, make);
keepsUserRepositoryContract(NAME, usersOf(make));
