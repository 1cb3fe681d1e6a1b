import { keepsAccessRepositoryContract } from '#domain/users/contract/access-repository.contract';
import { keepsAuthServiceContract } from '#domain/users/contract/auth-service.contract';
import { keepsAvatarStorageContract } from '#domain/users/contract/avatar-storage.contract';
import { keepsDemoMailboxContract } from '#application/ports/demo-mailbox.contract';
import { keepsSignInMethodsContract } from '#domain/users/contract/sign-in-methods.contract';
import { keepsSignInLogContract } from '#domain/users/sign-ins/sign-in-log.contract';
import { keepsUserRepositoryContract, userTestbedOf } from '#domain/users/contract/user-repository.contract';
import { webTestbed } from './web-testbed';

const NAME = 'the Firebase backend on the web SDK';

keepsAuthServiceContract(NAME, webTestbed);
keepsSignInMethodsContract(NAME, webTestbed);
keepsSignInLogContract(NAME, webTestbed);
keepsDemoMailboxContract(NAME, webTestbed, 'sent');
keepsAccessRepositoryContract(NAME, webTestbed);
keepsAvatarStorageContract(NAME, webTestbed);
keepsUserRepositoryContract(NAME, userTestbedOf(webTestbed));
