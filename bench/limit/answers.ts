import { listProjects } from './list.ts';
import { pool } from './pool.ts';

type Body = Record<string, string>;

const COLUMNS = `p.id, a.area_name as "areaName", p.project_name as "projectName", p.start_dates as "startDate",
  p.choice_date::text as "choiceSelDate", p.price, p.add_price as "addPrice", c.company_name as "choiceCompanyName",
  u.user_name as "choiceUserName", m.user_name as "mizePMUserName", p.status as "mizeStatus",
  p.customer_name as "customerName", p.place_name as "placeName", p.memo as "etcMemo",
  s.user_name as "mizeSalesUserName", p.created_at::text as "createdDtm"`;

const DETAIL = `select ${COLUMNS} from project p join area a on a.id = p.area_id
  left join company c on c.id = p.company_id left join app_user u on u.id = p.choice_user_id
  join app_user m on m.id = p.pm_user_id join app_user s on s.id = p.sales_user_id where p.id = $1`;

const COMMENTS = `select c.id as "commentId", u.user_name as "userName", c.content as "commentContent",
  c.created_at::text as "createdDtm" from project_comment c join app_user u on u.id = c.user_id
  where c.project_id = $1 order by c.id`;

const ADD = `insert into project_comment (project_id, user_id, content, created_at) values ($1, 1, $2, now())
  returning id as "commentId"`;

const rowsOf = async (name: string, text: string, values: unknown[]): Promise<string> =>
  JSON.stringify({ data: (await pool.query({ name, text, values })).rows });

/** The responses of the limit server by path: the portal's calls in the portal's JSON. */
export const answers: Record<string, (body: Body) => Promise<string>> = {
  '/api/Construction/all-construction-mize-list': listProjects,
  '/api/Construction/construction-info': ({ Id }) => rowsOf('detail', DETAIL, [Id]),
  '/api/Comment/comment-all-list': ({ Id }) => rowsOf('comments', COMMENTS, [Id]),
  '/api/Comment/comment-add': ({ Id, CommentContent }) => rowsOf('add', ADD, [Id, CommentContent]),
};
