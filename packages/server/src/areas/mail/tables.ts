import type { Generated } from 'kysely';

/** The proven mail address of a contractor's user, encrypted. */
export type MailAddressTable = { user_id: string; mail_sealed: string; proven_at: Date };

/** An address that is not proven yet with its code, encrypted together. */
export type MailCodeTable = { user_id: string; code_sealed: string; expires_at: Date; tries: Generated<number> };

/** Tables that this area alone writes. */
export type MailTables = { mail_address: MailAddressTable; mail_code: MailCodeTable };
