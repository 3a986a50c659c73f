import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * What lists of invoices and of people answer beside their page is kept, not counted; a person's alarms are counted by
 * one index that holds all that is asked of them (docs/decisions/0006-lists-are-plain-sql.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addInvoiceTally(db);
  await addInvoiceOrders(db);
  await addPeopleTally(db);
  await sql`create index portal_user_employed on portal_user (user_name collate "C", user_id)
    where user_type = 'M' and deleted_at is null and employment <> 'R'`.execute(db);
  await sql`create index alarm_of_post on alarm (user_id, board, post_id) include (id, created_at, read_at, kind)`.execute(
    db,
  );
}

/** An invoice of a project counts in its month, for its winner (0 = none) and its state. */
const isInvoice = (row: 'old' | 'new') =>
  sql.raw(`${row}.deleted_at is null and ${row}.status in ('B', 'E') and ${row}.bill_date is not null`);

/** One statement changes both months that a moved invoice is about, in key order, so that two writers cannot deadlock. */
async function addInvoiceTally(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_tally (
      month date not null,
      company_id integer not null,
      status text not null,
      total integer not null,
      amount bigint not null,
      primary key (month, company_id, status)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create function invoice_tally_apply() returns trigger language plpgsql as $$
    begin
      insert into invoice_tally (month, company_id, status, total, amount)
        select month, company_id, status, sum(change), sum(change * amount) from (
          select date_trunc('month', new.bill_date::timestamp)::date as month,
            coalesce(new.choice_company_id, 0) as company_id, new.status, 1 as change,
            new.price + new.add_price as amount
          where ${isInvoice('new')}
          union all
          select date_trunc('month', old.bill_date::timestamp)::date, coalesce(old.choice_company_id, 0), old.status, -1,
            old.price + old.add_price
          where tg_op = 'UPDATE' and ${isInvoice('old')}) as changes
        group by month, company_id, status having sum(change) <> 0 or sum(change * amount) <> 0
        order by month, company_id, status
      on conflict (month, company_id, status) do update
        set total = invoice_tally.total + excluded.total, amount = invoice_tally.amount + excluded.amount;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger invoice_tally_insert after insert on outsourced_project
    for each row when (${isInvoice('new')}) execute function invoice_tally_apply()`.execute(db);
  await sql`
    create trigger invoice_tally_update after update on outsourced_project
    for each row when (
      (${isInvoice('old')} or ${isInvoice('new')}) and
      (old.status, old.bill_date, old.choice_company_id, old.price, old.add_price, old.deleted_at) is distinct from
      (new.status, new.bill_date, new.choice_company_id, new.price, new.add_price, new.deleted_at))
    execute function invoice_tally_apply()`.execute(db);
  await sql`
    insert into invoice_tally (month, company_id, status, total, amount)
    select date_trunc('month', bill_date::timestamp)::date, coalesce(choice_company_id, 0), status, count(*),
      sum(price + add_price)
    from outsourced_project as new where ${isInvoice('new')} group by 1, 2, 3`.execute(db);
}

/** The invoices of a month and a state in the order of registration, and by amount; by day there is an index already. */
async function addInvoiceOrders(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of [
    ['month', sql``],
    ['month_price', sql`price,`],
  ] as const) {
    await sql`create index ${sql.ref(`outsourced_project_by_${name}`)} on outsourced_project
      (date_trunc('month', bill_date::timestamp), status, ${column} id) include (choice_company_id)
      where deleted_at is null and status in ('B', 'E')`.execute(db);
  }
}

/** People of a kind by company and by what lists choose them by; changed like the tallies of lists (migration 0008). */
async function addPeopleTally(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people_tally (
      user_type text not null,
      company_id integer not null,
      deleted boolean not null,
      employment text not null,
      permission text not null,
      total integer not null,
      primary key (user_type, company_id, deleted, employment, permission)
    ) with (fillfactor = 70)`.execute(db);
  const people = (rows: string, change: number) =>
    sql.raw(`select user_type, company_id, deleted_at is not null as deleted, employment, permission, ${change} as change
      from ${rows}`);
  const count = (changes: RawBuilder<unknown>) => sql`
    insert into people_tally (user_type, company_id, deleted, employment, permission, total)
      select user_type, company_id, deleted, employment, permission, sum(change) from (${changes}) as changes
      group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
    on conflict (user_type, company_id, deleted, employment, permission)
      do update set total = people_tally.total + excluded.total`;
  await sql`
    create function people_tally_apply() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${count(people('new_rows', 1))};
      elsif tg_op = 'DELETE' then ${count(people('old_rows', -1))};
      else ${count(sql`${people('new_rows', 1)} union all ${people('old_rows', -1)}`)};
      end if;
      return null;
    end $$`.execute(db);
  for (const [event, seen] of [
    ['insert', 'new table as new_rows'],
    ['update', 'old table as old_rows new table as new_rows'],
    ['delete', 'old table as old_rows'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(`people_tally_${event}`)} after ${sql.raw(event)} on portal_user
      referencing ${sql.raw(seen)} for each statement execute function people_tally_apply()`.execute(db);
  }
  await count(people('portal_user', 1)).execute(db);
}
