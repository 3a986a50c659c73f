import { sql } from 'kysely';

/** Employee data beside the account, and the files of the employee record. */
export const employees = [
  sql`
    create table employee (
      user_id text references portal_user on update cascade on delete cascade primary key,
      dept_id integer references department on delete set null,
      gender text not null default '',
      birth_date date,
      social_number_sealed text,
      bank_id integer references bank,
      bank_number_sealed text,
      user_no text not null default '',
      company_email text not null default '',
      email text not null default '',
      zip_code text not null default '',
      addr1 text not null default '',
      addr2 text not null default '',
      in_date date,
      out_date date,
      first_eval_date date,
      second_eval_date date,
      prob_end_date date,
      research_position_code text not null default '',
      research_position boolean not null default false,
      academic_code text not null default '',
      major_name text not null default '',
      degree_name text not null default '',
      degree_no text not null default '',
      major_match boolean not null default false,
      it_grade_code text not null default ''
    )`,
  sql`create index employee_by_dept on employee (dept_id)`,

  sql`
    create table employee_file (
      user_id text references portal_user on update cascade on delete cascade,
      position smallint,
      name text not null unique,
      primary key (user_id, position)
    )`,
];
