import { reportPdfPath, sitePhotoPath } from '@portal/contract/areas/files/kinds';
import type { ReportPhoto, SiteReport } from '@portal/contract/areas/site-reports/calls';
import { quantityText } from '@portal/contract/core/formats';
import { PhotoPicture } from '#areas/site-queue/public/photo-picture.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Section } from '#ui/text/headings.tsx';
import css from './report.module.css';
import { Signers } from './signers.tsx';

const WORDS = { before: '전', after: '후' } as const;

type ShownPhoto = Pick<ReportPhoto, 'entryId' | 'name' | 'caption'> & { isWaiting?: boolean };

function SidePicture({ photo, side }: { photo: ShownPhoto; side: keyof typeof WORDS }) {
  const alt = `${WORDS[side]} 사진 ${photo.caption}`.trim();
  if (photo.isWaiting) return <PhotoPicture photo={photo} alt={alt} />;
  if (photo.name === '') return null;
  return (
    <a href={sitePhotoPath(photo.name)} target="_blank" rel="noopener noreferrer">
      <PhotoPicture photo={photo} alt={alt} />
    </a>
  );
}

/** One side of a pair. A photo whose time of keeping is over has no picture any more. */
export const PairSide = ({ photo, side }: { photo: ShownPhoto | null; side: keyof typeof WORDS }) => (
  <span className={css['side']}>
    {photo && <SidePicture photo={photo} side={side} />}
    <b>{WORDS[side]}</b>
  </span>
);

type Pair = SiteReport['pairs'][number];
export const captionOf = ({ before, after }: Pair): string => before?.caption || after?.caption || '';

/** The pairs of photos of a version. */
export const Pairs = ({ pairs }: Pick<SiteReport, 'pairs'>) => (
  <ol className={css['pairs']}>
    {pairs.map((pair, index) => (
      <li key={`${pair.before?.entryId} ${pair.after?.entryId}`}>
        <div>
          <PairSide photo={pair.before} side="before" />
          <PairSide photo={pair.after} side="after" />
        </div>
        <small>
          {index + 1}. {captionOf(pair)}
        </small>
      </li>
    ))}
  </ol>
);

const Materials = ({ materials }: Pick<SiteReport, 'materials'>) =>
  materials.length > 0 && (
    <Section title="사용 자재">
      <ul className={css['goods']}>
        {materials.map(({ name, model, quantity, unit }) => (
          <li key={`${name} ${model}`}>
            <span>
              {name}
              <small>{model}</small>
            </span>
            <b>{quantityText(quantity, unit)}</b>
          </li>
        ))}
      </ul>
    </Section>
  );

/** Opens the PDF of a version. Its reading is noted in the access log. */
export const PdfLink = ({ report }: { report: SiteReport }) =>
  report.pdfName !== '' && (
    <a className={css['pdf']} href={reportPdfPath(report.pdfName)} target="_blank" rel="noopener noreferrer">
      <Icon name="report" />
      PDF 보기
    </a>
  );

/** A signed version as it stands: nothing of it can be changed. */
export const ReportContent = ({ report }: { report: SiteReport }) => (
  <>
    <Section title="작업 내용">
      <p className={css['text']}>{report.blankedYN === 'Y' ? '보유 기간이 지나 지웠습니다.' : report.summary}</p>
    </Section>
    <Signers report={report} />
    {report.pairs.length > 0 && (
      <Section title="전후 사진" note={`짝 ${report.pairs.length}`}>
        <Pairs pairs={report.pairs} />
      </Section>
    )}
    <Materials materials={report.materials} />
    {report.remarks !== '' && (
      <Section title="특이사항">
        <p className={css['text']}>{report.remarks}</p>
      </Section>
    )}
  </>
);
