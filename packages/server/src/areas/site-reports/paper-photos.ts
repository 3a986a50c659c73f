import type { Paper, PaperPhoto } from './paper.ts';
import type { PaperNode } from './paper-node.ts';
import { paragraph } from './paragraph.ts';

const GREY = '#5b6270';
/** A pair stands side by side, uncropped, with its words at the right. */
const BOX = { width: 196, height: 147 } as const;
const GAP = 4;

const dataUrl = (bytes: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

function picture(photo: PaperPhoto | null): PaperNode {
  if (photo === null) return { width: BOX.width, text: '' };
  if (photo.bytes === null) return { width: BOX.width, text: '사진 없음', color: GREY };
  return { width: BOX.width, image: dataUrl(photo.bytes), fit: [BOX.width, BOX.height] };
}

/** '11-24 09:08' */
const shortTime = (time: string): string => time.slice(5, 16);

const words = (place: number, before: PaperPhoto | null, after: PaperPhoto | null): PaperNode => {
  const caption = before?.caption || after?.caption || '';
  return {
    width: '*',
    margin: [6, 0, 0, 0],
    stack: [
      paragraph(`${place}. ${caption}`.trim(), { bold: true, margin: [0, 0, 0, 3] }),
      ...(before ? [{ text: `전 ${shortTime(before.taken)}`, color: GREY }] : []),
      ...(after ? [{ text: `후 ${shortTime(after.taken)}`, color: GREY }] : []),
    ],
  };
};

const head = ({ number, projectName }: Paper): PaperNode => ({
  pageBreak: 'before',
  fontSize: 8.5,
  color: GREY,
  columns: [
    { width: 140, text: `작업완료확인서 ${number}` },
    { width: '*', alignment: 'right', stack: [paragraph(projectName)] },
  ],
});

const title = (text: string): PaperNode => ({ text, bold: true, fontSize: 10.5, margin: [0, 16, 0, 8] });

/** The pages of the photos: one pair a row, and the photo of a customer who did not sign. */
export function photoPages(paper: Paper): PaperNode[] {
  const rows = paper.pairs.map(
    ({ before, after }, index): PaperNode => ({
      unbreakable: true,
      margin: [0, 0, 0, 8],
      columns: [picture(before), picture(after), words(index + 1, before, after)],
      columnGap: GAP,
    }),
  );
  const absence: PaperNode[] =
    paper.absencePhoto === null
      ? []
      : [{ unbreakable: true, stack: [title('서명 불가 사진'), { columns: [picture(paper.absencePhoto)] }] }];
  return [head(paper), title('전후 사진'), ...rows, ...absence];
}
