import type { Generated, Insertable } from 'kysely';

/** The record of an employee, beside the account in portal_user. Days are 'YYYY-MM-DD'. */
export type EmployeeTable = {
  user_id: string;
  dept_id: number | null;
  gender: Generated<string>;
  birth_date: string | null;
  /** Encrypted, bound to this row (sealed-fields.ts). */
  social_number_sealed: string | null;
  bank_id: number | null;
  /** Encrypted, bound to this row. */
  bank_number_sealed: string | null;
  user_no: Generated<string>;
  company_email: Generated<string>;
  email: Generated<string>;
  zip_code: Generated<string>;
  addr1: Generated<string>;
  addr2: Generated<string>;
  in_date: string | null;
  out_date: string | null;
  /** The coming day on which the employee leaves; the job of that day retires them (D-505). */
  leaves_on: string | null;
  /** The days of a leave. */
  leave_from: string | null;
  leave_until: string | null;
  first_eval_date: string | null;
  second_eval_date: string | null;
  prob_end_date: string | null;
  research_position_code: Generated<string>;
  research_position: Generated<boolean>;
  academic_code: Generated<string>;
  major_name: Generated<string>;
  degree_name: Generated<string>;
  degree_no: Generated<string>;
  major_match: Generated<boolean>;
  it_grade_code: Generated<string>;
};

/** The attachments of an employee. `position` is their order. */
export type EmployeeFileTable = { user_id: string; position: number; name: string };

/** A row to insert or update. */
export type NewEmployee = Insertable<EmployeeTable>;

/** Tables that this area alone writes. */
export type EmployeeTables = { employee: EmployeeTable; employee_file: EmployeeFileTable };
