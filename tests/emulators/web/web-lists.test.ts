import { keepsCalendarAddressApiContract } from '#domain/calendar/calendar-address-api.contract';
import { keepsReminderApiContract } from '#domain/reminders/reminder-api.contract';
import { keepsJointListApiContract } from '#domain/lists/contract/joint-list-api.contract';
import { keepsListApiContract } from '#domain/lists/contract/list-api.contract';
import { keepsSharedListReaderContract } from '#domain/lists/contract/shared-list-reader.contract';
import { keepsListCountContract, keepsListItemsContract } from '#domain/lists/contract/list-items.contract';
import { keepsListRepositoryContract } from '#domain/lists/contract/list-repository.contract';
import { listTestbedOf } from '#domain/lists/contract/list-testbed.contract';
import { webTestbed } from './web-testbed';

const NAME = 'lists on the web SDK';
const openLists = async () => listTestbedOf(await webTestbed());

// First: the triggers that count run after those of all earlier titles.
keepsListCountContract(NAME, openLists);
keepsListRepositoryContract(NAME, openLists);
keepsListApiContract(NAME, openLists);
keepsCalendarAddressApiContract(NAME, openLists, true);
keepsReminderApiContract(NAME, openLists, true);
keepsJointListApiContract(NAME, openLists);
keepsSharedListReaderContract(NAME, openLists);
keepsListItemsContract(NAME, openLists);
