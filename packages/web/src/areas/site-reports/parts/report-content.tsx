import { reportPdfPath } from '@portal/contract/areas/files/kinds';
import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import { quantityText } from '@portal/contract/core/formats';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Named } from '#ui/text/named.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { PairPhotos } from './pair-photos.tsx';
import css from './report.module.css';
import { Signers } from './signers.tsx';

type Pair = SiteReport['pairs'][number];
export const captionOf = ({ before, after }: Pair): string => before?.caption || after?.caption || '';

/** The pairs of photos of a version. */
export const Pairs = ({ pairs }: Pick<SiteReport, 'pairs'>) => (
  <Stack as="ol" gap={16} className={css['pairs']}>
    {pairs.map((pair, index) => (
      <li key={`${pair.before?.entryId} ${pair.after?.entryId}`}>
        <PairPhotos {...pair} />
        <Note as="small">
          {index + 1}. {captionOf(pair)}
        </Note>
      </li>
    ))}
  </Stack>
);

const Materials = ({ materials }: Pick<SiteReport, 'materials'>) =>
  materials.length > 0 && (
    <Section title="사용 자재">
      <Lines>
        {materials.map(({ name, model, quantity, unit }) => (
          <Row as="li" key={`${name} ${model}`} gap={12} padY={8}>
            <Named name={name} weight="regular">
              <Note as="small">{model}</Note>
            </Named>
            <b>{quantityText(quantity, unit)}</b>
          </Row>
        ))}
      </Lines>
    </Section>
  );

/** Opens the PDF of a version. Its reading is noted in the access log. */
export const PdfLink = ({ report }: { report: SiteReport }) =>
  report.pdfName !== '' && (
    <LinkButton href={reportPdfPath(report.pdfName)} target="_blank" rel="noopener noreferrer">
      <Icon name="report" />
      PDF 보기
    </LinkButton>
  );

/** A signed version as it stands: nothing of it can be changed. */
export const ReportContent = ({ report }: { report: SiteReport }) => (
  <>
    <Section title="작업 내용">
      <Text breaks>{report.blankedYN === 'Y' ? '보유 기간이 지나 지웠습니다.' : report.summary}</Text>
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
        <Text breaks>{report.remarks}</Text>
      </Section>
    )}
  </>
);
