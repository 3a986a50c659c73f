/** The one open link of an account, of whose code only the hash is stored (D-504). */
export type PasswordLinkTable = { user_id: string; code_hash: Buffer; expires_at: Date; created_by: string };

/** Tables that this area alone writes. */
export type PasswordLinkTables = { password_link: PasswordLinkTable };
