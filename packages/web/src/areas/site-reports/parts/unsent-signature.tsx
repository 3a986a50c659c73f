import { absenceLabel, type SigningDraft } from '@portal/contract/areas/site-reports/forms';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';

import { ReportTitle } from './report-title.tsx';
import { SignaturePicture } from './signature-picture.tsx';
import { SignerRow } from './signer-row.tsx';
import { UnsentNotice, unsentSince } from './unsent-notice.tsx';
import type { UnsentPart } from './unsent-report.ts';

const Signer = ({ name, role, company, strokes }: Record<'name' | 'role' | 'company' | 'strokes', string>) => (
  <SignerRow name={`${name} ${role}`} picture={<SignaturePicture {...{ name, strokes }} />}>
    <Note as="small">{company}</Note>
  </SignerRow>
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
      <ReportTitle state={ReportState.Signed} line={`버전 ${version} · ${unsentSince(unsent)}`}>
        <UnsentNotice unsent={unsent} text="서명을 기기에 저장했습니다. 연결되면 보냅니다." />
      </ReportTitle>
      <Section title="작업 내용">
        <Text breaks>{summary}</Text>
      </Section>
      <Section title="서명">
        <Lines>
          {body.Absence === '' ? (
            <Signer
              name={body.CustomerName}
              role={body.CustomerRole}
              company={`고객 · ${customerName}`}
              strokes={body.CustomerStrokes}
            />
          ) : (
            <SignerRow name={`서명 불가 · ${absenceLabel(body.Absence)}`}>
              <Note as="small">{body.AbsenceNote}</Note>
            </SignerRow>
          )}
          <Signer
            name={body.ContractorName}
            role={body.ContractorRole}
            company={companyName}
            strokes={body.ContractorStrokes}
          />
        </Lines>
      </Section>
    </>
  );
}
