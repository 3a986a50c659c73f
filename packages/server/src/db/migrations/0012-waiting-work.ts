import { type Kysely, sql } from 'kysely';

/**
 * What the first minute of the day and the lists ask of projects: moments of their life, the day work starts, terms
 * for customer, site and waiting work, orders by start and price, and word of every change
 * (docs/decisions/0023-waiting-work-is-a-rule.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMoments(db);
  await addStartDay(db);
  await addDerivedTerms(db);
  await fillTerms(db);
  await addOrders(db);
  await announceChanges(db);
}

/** When an invoice was confirmed and materials were sent; what happened before is read from the history. */
async function addMoments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outsourced_project add column invoiced_at timestamptz, add column material_sent_at timestamptz`.execute(
    db,
  );
  await sql`
    update outsourced_project project set
      invoiced_at = case when project.status in ('B', 'E') then told.invoiced_at end,
      material_sent_at = case when project.material_sent then told.sent_at end
    from (
      select post_id, max(created_at) filter (where new_value = '계산서발급완료') as invoiced_at,
        max(created_at) filter (where item_name = '자재발송') as sent_at
      from comment where board = 'project' and automatic group by post_id) as told
    where told.post_id = project.id::text and (told.invoiced_at is not null or told.sent_at is not null)`.execute(db);
}

/** The chosen day, or the first of the offered ones. */
async function addStartDay(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outsourced_project add column first_day date`.execute(db);
  await sql`
    update outsourced_project project set first_day = (
      select min(start_date) from outsourced_start_date where project_id = project.id)`.execute(db);
  await sql`
    alter table outsourced_project add column start_day date
    generated always as (coalesce(choice_date, first_day, date '9999-12-31')) stored`.execute(db);
}

/**
 * Terms that the database keeps itself, since their columns change in many places: sales manager 's:', winner 'w:',
 * the start of awarded work 'd:', and waiting work 't:' with, after another colon, each person it waits for.
 */
async function addDerivedTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function outsourced_is_unrated(project bigint) returns boolean language sql stable as $$
      select exists (select from check_item item where item.list = 1 and item.active and not exists (
        select from outsourced_score rated
        where rated.project_id = project and rated.check_item_id = item.id and rated.score > 0))
    $$`.execute(db);
  await sql`drop trigger outsourced_people_terms on outsourced_project`.execute(db);
  await sql`drop function outsourced_people_terms`.execute(db);
  await sql`
    create function outsourced_derived_terms() returns trigger language plpgsql as $$
    declare
      given text[] := array(
        select term from unnest(new.search_terms) as term where substr(term, 1, 2) not in ('s:', 'w:', 'd:', 't:'));
      pms text[] := array(select substr(term, 3) from unnest(given) as term where term like 'm:%');
      winner text[] := array_remove(array[new.choice_user_id], null);
      waiting text := case
        when new.status = 'Y' and new.material_sent and not new.material_received and new.delivery_type <> '' then 'unreceived'
        when new.status = 'Y' and not new.material_sent and not new.no_materials then 'unsent'
        when new.status = 'YY' and new.bill_date is null then 'undated'
        when new.status = 'YY' then 'unconfirmed' end;
      doers text[] := case waiting when 'unsent' then pms when 'unconfirmed' then '{}' else winner end;
      start text := case when new.status = 'Y' then to_char(new.choice_date, 'YYYY-MM-DD') end;
      rating text := case when new.status = 'Y' and outsourced_is_unrated(new.id) then 't:unrated' end;
    begin
      new.search_terms := given
        || array_remove(array[
          's:' || new.sales_user_id, 'w:' || new.choice_user_id, 'd:' || start, 't:' || waiting, rating], null)
        || array(select 'd:' || start || ':' || pm from unnest(pms) as pm where start is not null)
        || array(select rating || ':' || pm from unnest(pms) as pm where rating is not null)
        || array(select 't:' || waiting || ':' || doer from unnest(doers) as doer where waiting is not null);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger outsourced_derived_terms before insert or update of status, search_terms, sales_user_id,
      choice_user_id, choice_date, bill_date, no_materials, material_sent, material_received, delivery_type
    on outsourced_project for each row execute function outsourced_derived_terms()`.execute(db);
  await followScores(db);
}

/** Scores and the checklist itself lie in tables of their own: awarded projects whose rating they change are touched. */
async function followScores(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function outsourced_scores_changed() returns trigger language plpgsql as $$
    begin
      update outsourced_project set search_terms = search_terms
      where status = 'Y' and deleted_at is null and id in (select project_id from changed)
        and (search_terms @> '{t:unrated}') <> outsourced_is_unrated(id);
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ]) {
    await sql`
      create trigger ${sql.ref(`outsourced_scores_${event}`)} after ${sql.raw(event ?? '')} on outsourced_score
      referencing ${sql.raw(rows ?? '')} table as changed
      for each statement execute function outsourced_scores_changed()`.execute(db);
  }
  await sql`
    create function outsourced_checklist_changed() returns trigger language plpgsql as $$
    begin
      update outsourced_project set search_terms = search_terms
      where status = 'Y' and deleted_at is null and (search_terms @> '{t:unrated}') <> outsourced_is_unrated(id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger outsourced_checklist_changed after insert or update or delete on check_item
    for each statement execute function outsourced_checklist_changed()`.execute(db);
}

/** The characters and pairs of a text, each once: for the projects there are. */
const gramsOf = (prefix: string, column: string) => sql`array(
  select distinct ${prefix} || substr(folded, place, length)
  from (select lower(normalize(${sql.ref(column)})) as folded) as text,
    generate_series(1, char_length(folded)) as place, (values (1), (2)) as lengths(length)
  where place + length - 1 <= char_length(folded))`;

async function fillTerms(db: Kysely<unknown>): Promise<void> {
  const grams = sql`${gramsOf('c:', 'customer_name')} || ${gramsOf('p:', 'place_name')}`;
  // Counted at once below, not project by project.
  await sql`alter table outsourced_project disable trigger outsourced_tally_update`.execute(db);
  await sql`update outsourced_project set search_terms = search_terms || ${grams}`.execute(db);
  await sql`alter table outsourced_project enable trigger outsourced_tally_update`.execute(db);
  await sql`
    insert into outsourced_tally (term, company_id, status, total)
    select term, coalesce(choice_company_id, 0), status, count(*)
    from outsourced_project, unnest(search_terms) as term
    where deleted_at is null and term ~ '^[cpdt]:' group by 1, 2, 3`.execute(db);

  await sql`alter table internal_project disable trigger internal_tally_update`.execute(db);
  await sql`
    update internal_project
    set search_terms = search_terms || array['s:' || sales_user_id] || ${grams}`.execute(db);
  await sql`alter table internal_project enable trigger internal_tally_update`.execute(db);
  await sql`
    insert into internal_tally (term, status, total)
    select term, status, count(*) from internal_project, unnest(search_terms) as term
    where deleted_at is null and term ~ '^[cps]:' group by 1, 2`.execute(db);
}

/** Lists by start and by price, alone and in one state; open invoices; the last award of a person. */
async function addOrders(db: Kysely<unknown>): Promise<void> {
  const live = sql`where deleted_at is null`;
  for (const [name, columns] of [
    ['by_start', 'start_day, id'],
    ['by_status_start', 'status, start_day, id'],
    ['by_price', 'price, id'],
    ['by_status_price', 'status, price, id'],
  ]) {
    await sql`create index ${sql.ref(`outsourced_project_${name}`)} on outsourced_project (${sql.raw(columns ?? '')}) ${live}`.execute(
      db,
    );
  }
  await sql`create index internal_project_by_start on internal_project (start_date, id) ${live}`.execute(db);
  await sql`create index internal_project_by_status_start on internal_project (status, start_date, id) ${live}`.execute(
    db,
  );
  await sql`create index outsourced_project_unsettled on outsourced_project (bill_date)
    include (choice_company_id, price, add_price) where deleted_at is null and status = 'B'`.execute(db);
  await sql`create index outsourced_project_by_winner on outsourced_project (choice_user_id, choice_at desc)
    where deleted_at is null and choice_user_id is not null`.execute(db);
}

/** Every change says which project, and who could see it before and who can now; the listener decides whom to tell. */
async function announceChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function outsourced_announce() returns trigger language plpgsql as $$
    begin
      perform pg_notify('portal_project', json_build_object('id', new.id,
        'before', json_build_object('status', old.status, 'choiceCompanyId', old.choice_company_id),
        'after', json_build_object('status', new.status, 'choiceCompanyId', new.choice_company_id))::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger outsourced_announce after update of version on outsourced_project
    for each row when (old.version is distinct from new.version) execute function outsourced_announce()`.execute(db);
}
