import { keepsListApiContract } from '#domain/lists/contract/list-api.contract';
import { keepsSharedListReaderContract } from '#domain/lists/contract/shared-list-reader.contract';
import { keepsListCountContract, keepsListItemsContract } from '#domain/lists/contract/list-items.contract';
import { keepsListRepositoryContract } from '#domain/lists/contract/list-repository.contract';
import { webListTestbed } from './web-list-testbed';

const NAME = 'lists on the web SDK';

keepsListRepositoryContract(NAME, webListTestbed);
keepsListApiContract(NAME, webListTestbed);
keepsSharedListReaderContract(NAME, webListTestbed);
keepsListItemsContract(NAME, webListTestbed);
keepsListCountContract(NAME, webListTestbed);
