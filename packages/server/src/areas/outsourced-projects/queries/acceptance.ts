import { Board } from '@portal/contract/areas/comments/boards';
import type { AgreedTerm, ResponseKind } from '@portal/contract/areas/outsourced-projects/agreement';
import { AGREED_CHANGES } from '@portal/contract/core/limits';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { OutsourcedAcceptanceTable } from '../tables.ts';

type Db = Ctx['db'];

/** Stores the accepted terms, which never change. */
export const insertAcceptance = (db: Db, terms: Insertable<OutsourcedAcceptanceTable>) =>
  db.insertInto('outsourced_acceptance').values(terms).execute();

/** SQL: the acceptance of the current award as `agreed`, of the project as `project`. */
export const currentAcceptance = sql`outsourced_acceptance agreed join outsourced_project project
  on project.id = agreed.project_id and project.choice_at = agreed.accepted_at`;

/** SQL: whether a history line `change` is about one of these items, and of the current award of `project`. */
export const isAgreedChange = (itemNames: readonly string[]) => sql`change.board = ${Board.Project}
  and change.post_id = project.id::text and change.automatic and change.item_name = any(${itemNames}::text[])
  and change.created_at >= agreed.accepted_at`;

/** SQL: the newest changes that fit by number and bytes, the newest one always, oldest first (D-201). */
const newestChanges = (itemNames: readonly string[]) => sql`
  select coalesce(json_agg(shown order by shown.id), '[]') from (
    select *, row_number() over newest_first as place, sum(bytes) over newest_first as total_bytes from (
      select change.id, change.item_name, change.origin_value, change.new_value, change.change_reason,
        change.created_at, octet_length(change.origin_value) + octet_length(change.new_value)
          + octet_length(change.change_reason) as bytes
      from comment change where ${isAgreedChange(itemNames)}
      order by change.id desc limit ${sql.lit(AGREED_CHANGES.rows)}) as found
    window newest_first as (order by id desc)) as shown
  where shown.place = 1 or shown.total_bytes <= ${sql.lit(AGREED_CHANGES.bytes)}`;

const responses = sql`
  select coalesce(json_agg(given order by given.id), '[]') from (
    select response.id, response.kind, response.change_id, response.created_at, response.objection,
      response.closed_at, response.answer, person.user_name, coalesce(answerer.user_name, '') as answerer_name
    from outsourced_change_response response
    join portal_user person on person.user_id = response.user_id
    left join portal_user answerer on answerer.user_id = response.answered_by
    where response.acceptance_id = agreed.id) as given`;

/** A stored change and a stored response as JSON has them: moments are texts. */
type StoredChange = {
  id: number;
  item_name: string;
  origin_value: string;
  new_value: string;
  change_reason: string;
  created_at: string;
};
type StoredResponse = {
  id: number;
  kind: ResponseKind;
  change_id: number;
  created_at: string;
  objection: string;
  closed_at: string | null;
  answer: string;
  user_name: string;
  answerer_name: string;
};

/** The accepted terms, the newest changes since, and how the winner answered them; both oldest first. */
export type Agreement = {
  price: number;
  add_price: number;
  start_date: string;
  version: number;
  accepted_at: Date;
  scope: AgreedTerm[];
  user_name: string;
  changes: StoredChange[];
  responses: StoredResponse[];
  /** The newest change that the reader has opened; 0 for none. */
  read_until: number;
};

/** An awarded project, who reads it, and the history items that count. */
type AgreementQuery = { projectId: number; readerId: string; itemNames: readonly string[] };

/** The accepted terms of the current award. Answers undefined when none were stored. */
export async function findAgreement(
  db: Db,
  { projectId, readerId, itemNames }: AgreementQuery,
): Promise<Agreement | undefined> {
  const { rows } = await sql<Agreement>`
    select agreed.price, agreed.add_price, agreed.start_date, agreed.version, agreed.accepted_at, agreed.scope,
      winner.user_name, (${newestChanges(itemNames)}) as changes, (${responses}) as responses,
      coalesce((select change_id from outsourced_change_reading reading
        where reading.project_id = project.id and reading.user_id = ${readerId}), 0) as read_until
    from ${currentAcceptance} join portal_user winner on winner.user_id = agreed.user_id
    where agreed.project_id = ${projectId}`.execute(db);
  return rows[0];
}
