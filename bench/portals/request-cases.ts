/** One request. */
export type BenchRequest = { path: string; body: object };

/**
 * One measured case: the requests that a page sends together. `turn` rises with every use; `rows` is the number of
 * projects.
 */
export type RequestCase = { name: string; makeRequests: (turn: number, rows: number) => BenchRequest[] };

const LIST = {
  Page: 1,
  PageSize: 30,
  OrderType: 'id_desc',
  SearchActiveStatus: 'A',
  SearchType: 'projectName',
  SearchKey: '',
  CompanyId: '0',
};

const list = (name: string, fields: (turn: number, rows: number) => object): RequestCase => ({
  name,
  makeRequests: (turn, rows) => [
    { path: '/api/Construction/all-construction-mize-list', body: { ...LIST, ...fields(turn, rows) } },
  ],
});

/** Spreads the turns over all projects. */
const scattered = (turn: number, step: number, rows: number): number => ((turn * step) % rows) + 1;

export const requestCases: readonly RequestCase[] = [
  list('first page of 30', () => ({})),
  list('state N', () => ({ SearchActiveStatus: 'N' })),
  list('state E', () => ({ SearchActiveStatus: 'E' })),
  list('one company', (turn) => ({ CompanyId: String(((turn * 37) % 200) + 1) })),
  list('keyword 설치 (40 %)', () => ({ SearchKey: '설치' })),
  list('keyword 누수 (0.05 %)', () => ({ SearchKey: '누수' })),
  list('keyword 잠수 (none)', () => ({ SearchKey: '잠수' })),
  list('keyword 설치, state Y', () => ({ SearchKey: '설치', SearchActiveStatus: 'Y' })),
  list('last page', (_turn, rows) => ({ Page: Math.ceil(rows / 30) })),
  list('1,000 rows', () => ({ PageSize: 1000 })),
  {
    name: 'detail with comments',
    makeRequests: (turn, rows) => {
      const Id = scattered(turn, 7919, rows);
      return [
        { path: '/api/Construction/construction-info', body: { Id } },
        { path: '/api/Comment/comment-all-list', body: { Id, BoardType: 'project' } },
      ];
    },
  },
  {
    name: 'add a comment',
    makeRequests: (turn, rows) => [
      {
        path: '/api/Comment/comment-add',
        body: { Id: scattered(turn, 104_729, rows), BoardType: 'project', CommentContent: `부하 시험 댓글 ${turn}` },
      },
    ],
  },
];
