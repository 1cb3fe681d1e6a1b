import { keepsHistoryPagesContract } from '#domain/history/contract/history-pages.contract';
import { keepsHistoryRepositoryContract } from '#domain/history/contract/history-repository.contract';
import { listTestbedOf } from '#domain/lists/contract/list-testbed.contract';
import { webTestbed } from './web-testbed';

const NAME = 'watch history on the web SDK';
const openLists = async () => listTestbedOf(await webTestbed());

keepsHistoryRepositoryContract(NAME, openLists);
keepsHistoryPagesContract(NAME, openLists);
