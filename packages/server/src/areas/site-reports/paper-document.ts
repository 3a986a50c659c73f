import { retentionText } from '@portal/contract/areas/site-reports/forms';
import { boxOf, parseStrokes, type Strokes } from '@portal/contract/areas/site-reports/strokes';
import { TYPEFACES } from '@portal/contract/areas/site-reports/typefaces';
import { seoulInstant, withWeekday } from '@portal/contract/core/dates';
import { quantityText } from '@portal/contract/core/formats';
import type { Paper } from './paper.ts';
import type { PaperDocument, PaperNode, PaperStyle } from './paper-node.ts';
import { photoPages } from './paper-photos.ts';
import { paragraph } from './paragraph.ts';

const INK = '#12203a';
const GREY = '#5b6270';
const LINE = '#c9cdd6';
const SHADE = '#f3f5f9';
/** Points between the margins of A4. */
export const PAPER_WIDTH = 509;
const PAD = { width: 215, height: 62 } as const;

/** Lines between rows, and at the edges. */
const GRID = { hLineWidth: () => 0.6, vLineWidth: () => 0.6, hLineColor: () => LINE, vLineColor: () => LINE };
const ROWS = {
  hLineWidth: (row: number) => (row === 0 ? 0 : 0.6),
  vLineWidth: () => 0,
  hLineColor: (row: number) => (row === 1 ? INK : LINE),
};

const heading = (text: string): PaperNode => ({ text, bold: true, fontSize: 10.5, margin: [0, 16, 0, 6] });
const label = (text: string): PaperNode => ({ text, bold: true, fillColor: SHADE, margin: [4, 4, 4, 4] });
const cell = (text: string, rest: PaperStyle = {}): PaperNode => ({
  ...rest,
  stack: [paragraph(text)],
  margin: [4, 4, 4, 4],
});
const wide = (text: string, rest: PaperStyle = {}): PaperNode[] => [cell(text, { ...rest, colSpan: 3 }), {}, {}];

const rule = (): PaperNode => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: PAPER_WIDTH, y2: 0, lineWidth: 1.2, lineColor: INK }],
  margin: [0, 8, 0, 12],
});

const head = ({ version, number, signed }: Paper): PaperNode[] => [
  {
    columns: [
      {
        width: '*',
        stack: [
          { text: '작업완료확인서', fontSize: 17, bold: true },
          { text: `버전 ${version}`, color: GREY },
        ],
      },
      {
        width: 92,
        margin: [0, 6, 0, 0],
        stack: [{ text: `번호  ${number}` }, { text: `작성  ${withWeekday(signed.slice(0, 10))}` }],
      },
    ],
  },
  rule(),
];

const factsTable = (paper: Paper): PaperNode => ({
  layout: GRID,
  table: {
    widths: [58, '*', 58, 90],
    body: [
      [label('프로젝트'), ...wide(paper.projectName, { bold: true })],
      [label('현장'), ...wide(paper.place)],
      [label('시공 업체'), cell(paper.companyName), label('발주'), cell(paper.clientName)],
      [label('작업 기간'), cell(paper.period), label('투입 인원'), cell(paper.people)],
    ],
  },
});

const materialsTable = ({ materials }: Paper): PaperNode[] =>
  materials.length === 0
    ? []
    : [
        heading('사용 자재'),
        {
          layout: ROWS,
          table: {
            headerRows: 1,
            widths: ['*', 150, 60],
            body: [
              [
                cell('자재', { color: GREY }),
                cell('모델', { color: GREY }),
                cell('수량', { color: GREY, alignment: 'right' }),
              ],
              ...materials.map(({ name, model, quantity, unit }) => [
                cell(name),
                cell(model),
                cell(quantityText(quantity, unit), { alignment: 'right' }),
              ]),
            ],
          },
        },
      ];

const section = (title: string, text: string): PaperNode[] =>
  text.trim() === '' ? [] : [heading(title), paragraph(text, { lineHeight: 1.35 })];

/** A signature as lines, as large as its box allows. */
function drawing(strokes: Strokes): PaperNode {
  const { left, top, width, height } = boxOf(strokes);
  const scale = Math.min(PAD.width / width, PAD.height / height, 0.35);
  const shift = (PAD.width - width * scale) / 2;
  return {
    margin: [0, 4, 0, 6],
    canvas: [
      { type: 'rect', x: 0, y: 0, w: PAD.width, h: PAD.height, lineColor: '#ffffff', lineWidth: 0 },
      ...strokes.map((stroke) => ({
        type: 'polyline' as const,
        lineWidth: 1.3,
        lineColor: INK,
        lineCap: 'round' as const,
        points: [...stroke, ...stroke.slice(-1)].map(([x, y]) => ({
          x: shift + (x - left) * scale,
          y: (y - top) * scale,
        })),
      })),
    ],
  };
}

const signed = (
  paper: Paper,
  title: string,
  { name, role, time, strokes }: Paper['signatures'][number],
): PaperNode[] => [
  { text: title },
  drawing(parseStrokes(strokes) ?? []),
  paragraph(`${name} ${role} · ${title === '고객' ? paper.customerName : paper.companyName}`, { bold: true }),
  { text: time, color: GREY },
];

function customerBox(paper: Paper): PaperNode[] {
  const customer = paper.signatures.find(({ signer }) => signer === 'customer');
  if (customer) return signed(paper, '고객', customer);
  return [
    { text: '고객' },
    { text: `서명 불가: ${paper.absence}`, bold: true, margin: [0, 6, 0, 4] },
    paragraph(paper.absenceNote),
  ];
}

const contractorBox = (paper: Paper): PaperNode[] =>
  paper.signatures
    .filter(({ signer }) => signer === 'contractor')
    .flatMap((signature) => signed(paper, '시공 업체', signature));

const signatures = (paper: Paper): PaperNode => ({
  unbreakable: true,
  margin: [0, 18, 0, 0],
  stack: [
    { text: '위 작업이 완료되었음을 확인합니다.', bold: true, alignment: 'center', margin: [0, 0, 0, 12] },
    {
      layout: { ...GRID, vLineWidth: () => 0.6 },
      table: {
        widths: ['*', '*'],
        body: [[customerBox(paper), contractorBox(paper)].map((stack) => ({ stack, margin: [8, 6, 8, 6] }))],
      },
    },
  ],
});

const footer =
  ({ keepMonths }: Paper) =>
  (page: number, pages: number): PaperNode => ({
    margin: [43, 14, 43, 0],
    fontSize: 8,
    color: GREY,
    columns: [
      {
        text:
          page === 1
            ? `서명은 작업 완료 확인에만 쓰며 정산완료 후 ${retentionText(keepMonths)} 보관합니다.`
            : '사진에는 위치 정보가 없습니다.',
      },
      { text: `${page} / ${pages}`, alignment: 'right', width: 60 },
    ],
  });

/** The report on A4. Its dates are those of the signatures, so that the same input gives the same bytes. */
export const paperDocument = (paper: Paper): PaperDocument => ({
  pageSize: 'A4',
  pageMargins: [43, 43, 43, 50],
  language: 'ko',
  defaultStyle: { font: TYPEFACES.main.name, fontSize: 9.4, color: INK },
  info: {
    title: `작업완료확인서 ${paper.number}`,
    author: paper.companyName,
    creationDate: new Date(seoulInstant(paper.signed)),
    modDate: new Date(seoulInstant(paper.signed)),
  },
  content: [
    ...head(paper),
    factsTable(paper),
    ...section('작업 내용', paper.summary),
    ...materialsTable(paper),
    ...section('특이사항', paper.remarks),
    signatures(paper),
    ...photoPages(paper),
  ],
  footer: footer(paper),
});
