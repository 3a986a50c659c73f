import { NOTIFY_KEYS, titleOfKey } from '@portal/contract/areas/notify/catalogue';
import type { Ctx } from '@portal/server/context';
import { sql } from 'kysely';

/** Texts that a message may say: names of projects, notices and receivers, and its own titles. */
export async function listAllowed({ db }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select project_name as text from outsourced_project union select project_name from internal_project
    union select subject from notice union select user_name from portal_user`.execute(db);
  const titles = NOTIFY_KEYS.map(titleOfKey).filter((title) => title !== '');
  // A long name goes before one that it contains.
  return [...rows.map(({ text }) => text), ...titles].sort((one, other) => other.length - one.length);
}

/** Shorter texts are found in words by chance. */
const LEAST = 2;

const withHyphens = (phone: string): string => phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');

/** Everything of the projects and comments that no message may say. */
export async function listSecrets({ db }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct text from (
      select unnest(array[customer_name, place_name, place_manager_name, place_manager_mobile, zip_code, addr1, addr2,
        detail_content, etc_memo, manager_user_name, manager_user_phone]) as text from outsourced_project
      union all
      select unnest(array[customer_name, place_name, place_manager_name, place_manager_mobile, zip_code, addr1, addr2])
        from internal_project
      union all
      select content from comment where not automatic
      union all
      select change_reason from comment where automatic) as said
    where text is not null and text <> ''`.execute(db);
  return rows.map(({ text }) => text.trim()).flatMap((text) => (text.length < LEAST ? [] : [text, withHyphens(text)]));
}

/** The secrets that a text says, once what it may say is taken out. */
export function findSecrets(text: string, allowed: readonly string[], secrets: readonly string[]): string[] {
  const rest = allowed.reduce((left, name) => left.replaceAll(name, '#'), text);
  return secrets.filter((secret) => rest.includes(secret));
}
