import * as t from 'io-ts';
import { isDocumentId } from '#domain/shared/document-id';

interface UserIdBrand {
  readonly UserId: unique symbol;
}

/** The identity service's permanent id of an account: 1 to 128 letters, digits, underscores or hyphens. */
export const UserId = t.brand(t.string, (text): text is t.Branded<string, UserIdBrand> => isDocumentId(text, 128), 'UserId');
export type UserId = t.TypeOf<typeof UserId>;
