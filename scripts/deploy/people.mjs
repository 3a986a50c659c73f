import { dataOf, signIn } from './clients.mjs';

/** Longer than the proxy needs to notice that a process is back. */
export const PROXY_NOTICE_MS = 1500;

const boardOf = ({ project }) => ({ Id: project, BoardType: 'project' });

/** A comment on the project of the trial. */
export const comment = (people, at, who = people.writer) =>
  who.call(at, 'Comment/comment-add', { ...boardOf(people), CommentContent: '확인' });

/** The ids of all comments of a project, page after page. */
const readComments = async (url, people) => {
  const known = new Set();
  let Before = 0;
  do {
    const answer = await people.reader.call(url, 'Comment/comment-all-list', { ...boardOf(people), Before });
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
    const { data, meta } = await answer.json();
    for (const { commentId } of data) known.add(commentId);
    Before = meta.before;
  } while (Before > 0);
  return known;
};

/** Throws unless all of the comments are there. */
export const expectComments = async (url, people, expected) => {
  const known = await readComments(url, people);
  const lost = expected.filter((id) => !known.has(id));
  if (expected.length === 0 || lost.length > 0) throw new Error(`lost ${lost.length} of ${expected.length} comments`);
};

/** Signs in those who write, list and open projects, and chooses the project of the trial. */
export const signInAll = async ({ url }, people) => {
  people.writer = await signIn(url, 'sales1');
  people.reader = await signIn(url, 'pm1');
  people.opener = await signIn(url, 'pm2');
  const path = 'Construction/all-construction-mize-list';
  const [project] = await dataOf(await people.reader.call(url, path, { Page: 1, PageSize: 1 }));
  people.project = project.id;
};

/** Throws unless all of the registered projects are in the database. */
export const expectProjects = async ({ postgres }, expected) => {
  const rows = await postgres.query('select id from outsourced_project');
  const known = new Set(rows.map(({ id }) => Number(id)));
  const lost = expected.filter((id) => !known.has(id));
  if (expected.length === 0 || lost.length > 0) throw new Error(`lost ${lost.length} of ${expected.length} projects`);
};
