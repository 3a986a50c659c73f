import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import type { ReportSigner, SiteReport } from '@portal/contract/areas/site-reports/calls';
import { absenceLabel } from '@portal/contract/areas/site-reports/forms';
import { useQuery } from '@tanstack/react-query';
import { TimeNotes } from '#areas/site/public/time-notes.tsx';
import { shortDay } from '#lib/days.ts';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';

import { signaturesQuery } from '../api.ts';
import { SignaturePicture } from './signature-picture.tsx';
import css from './signatures.module.css';
import { SignerRow } from './signer-row.tsx';

const timeText = (time: string): string => `${shortDay(time.slice(0, 10))} ${time.slice(11, 16)}`;

function Signer({ signer, report, strokes }: { signer: ReportSigner; report: SiteReport; strokes: string }) {
  const { name, role, company } = signer;
  return (
    <SignerRow name={`${name} ${role}`} picture={<SignaturePicture {...{ name, strokes }} />}>
      <Note as="small">
        {[signer.signer === 'customer' ? '고객' : '', company].filter((part) => part !== '').join(' · ')}
      </Note>
      <Note as="small">
        {timeText(signer.signedDtm)}{' '}
        <TimeNotes time={signer.signedDtm} device={signer.deviceDtm} received={report.receivedDtm} />
      </Note>
    </SignerRow>
  );
}

/** Why no customer has signed, with the photo of it. */
const NoCustomer = ({ absence, absenceNote, absencePhoto }: SiteReport) =>
  absence !== '' && (
    <SignerRow
      name={`서명 불가 · ${absenceLabel(absence)}`}
      picture={
        absencePhoto &&
        absencePhoto.name !== '' && (
          <img className={css['picture']} src={sitePhotoPath(`${absencePhoto.name}-small`)} alt="서명 불가 사진" />
        )
      }
    >
      <Note as="small">{absenceNote}</Note>
    </SignerRow>
  );

/** Who signed a version. Reading the signatures is noted in the access log. */
export function Signers({ report }: { report: SiteReport }) {
  const { data = [] } = useQuery({ ...signaturesQuery(report.reportId), enabled: report.blankedYN === 'N' });
  const strokesOf = ({ signer }: ReportSigner) => data.find((row) => row.signer === signer)?.strokes ?? '';
  return (
    <Section title="서명">
      <Lines>
        <NoCustomer {...report} />
        {report.signers.map((signer) => (
          <Signer key={signer.signer} {...{ signer, report }} strokes={strokesOf(signer)} />
        ))}
      </Lines>
    </Section>
  );
}
