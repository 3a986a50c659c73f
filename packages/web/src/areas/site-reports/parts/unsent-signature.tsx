import { absenceLabel, type SigningDraft } from '@portal/contract/areas/site-reports/forms';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { Section } from '#ui/text/headings.tsx';
import css from './report.module.css';
import { ReportStateMark } from './report-state-mark.tsx';
import { SignaturePicture } from './signature-picture.tsx';
import signatures from './signatures.module.css';
import { UnsentNotice, unsentSince } from './unsent-notice.tsx';
import type { UnsentPart } from './unsent-report.ts';

const Signer = ({ name, role, company, strokes }: Record<'name' | 'role' | 'company' | 'strokes', string>) => (
  <li>
    <SignaturePicture {...{ name, strokes }} />
    <span>
      <b>
        {name} {role}
      </b>
      <small>{company}</small>
    </span>
  </li>
);

type Props = {
  unsent: UnsentPart<SigningDraft>;
  version: number;
  summary: string;
  customerName: string;
  companyName: string;
};

/** A version that was signed without a connection. Nothing of it can be changed while it waits on this device. */
export function UnsentSignature({ unsent, version, summary, customerName, companyName }: Props) {
  const { body } = unsent;
  return (
    <>
      <div className={css['head']}>
        <ReportStateMark state={ReportState.Signed} />
        <h2>작업완료확인서</h2>
        <p>
          버전 {version} · {unsentSince(unsent)}
        </p>
        <UnsentNotice unsent={unsent} text="서명을 기기에 저장했습니다. 연결되면 보냅니다." />
      </div>
      <Section title="작업 내용">
        <p className={css['text']}>{summary}</p>
      </Section>
      <Section title="서명">
        <ul className={signatures['signers']}>
          {body.Absence === '' ? (
            <Signer
              name={body.CustomerName}
              role={body.CustomerRole}
              company={`고객 · ${customerName}`}
              strokes={body.CustomerStrokes}
            />
          ) : (
            <li>
              <span>
                <b>서명 불가 · {absenceLabel(body.Absence)}</b>
                <small>{body.AbsenceNote}</small>
              </span>
            </li>
          )}
          <Signer
            name={body.ContractorName}
            role={body.ContractorRole}
            company={companyName}
            strokes={body.ContractorStrokes}
          />
        </ul>
      </Section>
    </>
  );
}
