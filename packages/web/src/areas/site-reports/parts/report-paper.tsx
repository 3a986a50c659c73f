import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { absenceLabel, retentionText } from '@portal/contract/areas/site-reports/forms';
import { withWeekday } from '@portal/contract/core/dates';
import { quantityText } from '@portal/contract/core/formats';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { drawnContent, drawnPage } from './drawn-content.ts';
import type { PaperContent, PaperSigner } from './paper-content.ts';
import { PaperPairs } from './paper-pairs.tsx';
import css from './report-paper.module.css';
import { SignaturePicture } from './signature-picture.tsx';

type PaperPage = Pick<ReportPage, 'projectName' | 'companyName' | 'keepMonths'>;
type Props = {
  content: PaperContent;
  page: PaperPage;
  /** Whether photos open their files. */
  isLinked?: boolean;
};

const Facts = ({ content: { facts }, page }: Omit<Props, 'isLinked'>) => (
  <dl className={css['facts']}>
    <dt>프로젝트</dt>
    <dd>
      <b>{page.projectName}</b>
    </dd>
    <dt>현장</dt>
    <dd>{facts.place}</dd>
    <dt>시공 업체</dt>
    <dd>{page.companyName}</dd>
    <dt>발주</dt>
    <dd>{facts.clientName}</dd>
    <dt>작업 기간</dt>
    <dd>{facts.period}</dd>
    <dt>투입 인원</dt>
    <dd>{facts.people}</dd>
  </dl>
);

const Materials = ({ materials }: Pick<PaperContent, 'materials'>) =>
  materials.length > 0 && (
    <>
      <h3>사용 자재</h3>
      <table>
        <thead>
          <tr>
            <th>자재</th>
            <th>모델</th>
            <th>수량</th>
          </tr>
        </thead>
        <tbody>
          {materials.map(({ name, model, quantity, unit }) => (
            <tr key={`${name} ${model}`}>
              <td>{name}</td>
              <td>{model}</td>
              <td>{quantityText(quantity, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );

const SignatureBox = ({ title, signer }: { title: string; signer: PaperSigner | undefined }) => (
  <div>
    <p>{title}</p>
    {signer ? (
      <>
        <SignaturePicture strokes={signer.strokes} name={signer.name} />
        <p>
          <b>{signer.name}</b> {signer.role} · {signer.company}
        </p>
        <small>{signer.time}</small>
      </>
    ) : (
      <small>서명 전</small>
    )}
  </div>
);

const NoCustomer = ({ absence, absenceNote }: Pick<PaperContent, 'absence' | 'absenceNote'>) => (
  <div>
    <p>고객</p>
    <p>
      <b>서명 불가{absence !== '' && `: ${absenceLabel(absence)}`}</b>
    </p>
    <small>{absenceNote}</small>
  </div>
);

/** The report as its paper shows it, white in both themes. The PDF is made of the same content. */
export function ReportPaper({ content: given, page: givenPage, isLinked = true }: Props) {
  const content = drawnContent(given);
  const page = drawnPage(givenPage);
  const { version, facts, day, summary, remarks, signers, absence } = content;
  const of = (which: PaperSigner['signer']) => signers.find(({ signer }) => signer === which);
  return (
    <article className={css['paper']}>
      <Row as="header" className={css['head']} gap={12} align="end" justify="between">
        <div>
          <Text as="h2" size={20} weight="bold">
            작업완료확인서
          </Text>
          <small>버전 {version}</small>
        </div>
        <small>
          번호 {facts.number}
          {day !== '' && <br />}
          {day !== '' && `작성 ${withWeekday(day)}`}
        </small>
      </Row>
      <Facts content={content} page={page} />
      <h3>작업 내용</h3>
      <Text breaks>{summary}</Text>
      <Materials materials={content.materials} />
      {remarks !== '' && <h3>특이사항</h3>}
      {remarks !== '' && <Text breaks>{remarks}</Text>}
      <Row as="p" justify="center" padY={16} weight="bold">
        위 작업이 완료되었음을 확인합니다.
      </Row>
      <Grid className={css['signers']} columns={2}>
        {absence === '' ? <SignatureBox title="고객" signer={of('customer')} /> : <NoCustomer {...content} />}
        <SignatureBox title="시공 업체" signer={of('contractor')} />
      </Grid>
      <small>서명은 작업 완료 확인에만 쓰며 정산완료 후 {retentionText(page.keepMonths)} 보관합니다.</small>
      <PaperPairs pairs={content.pairs} isLinked={isLinked} />
    </article>
  );
}
