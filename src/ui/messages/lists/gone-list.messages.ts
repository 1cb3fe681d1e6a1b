import { itemCountText } from './lists.messages';

/** A list of somebody else that the member can no longer open. */
export const GONE_LIST_MESSAGES = {
  gone: (owner: string): string => `${owner} has deleted this list, or you no longer edit it.`,
  /** @param hasMore whether the list had titles that this page has not read. */
  offer: (count: number, hasMore: boolean): string =>
    `Until you leave this page, you can keep a copy of its ${hasMore ? 'first ' : ''}${itemCountText(count)}, notes included.`,
  keepCopy: 'Keep a copy',
  copied: (copy: string): string => `Your copy is “${copy}”`,
} as const;
