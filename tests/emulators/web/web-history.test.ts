import { keepsHistoryPagesContract } from '#domain/history/contract/history-pages.contract';
import { keepsHistoryRepositoryContract } from '#domain/history/contract/history-repository.contract';
import { webListTestbed } from './web-list-testbed';

const NAME = 'watch history on the web SDK';

keepsHistoryRepositoryContract(NAME, webListTestbed);
keepsHistoryPagesContract(NAME, webListTestbed);
