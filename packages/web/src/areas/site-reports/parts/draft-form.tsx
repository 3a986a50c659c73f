import { photosOf, REPORT_LIMIT } from '@portal/contract/areas/site-reports/forms';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { useState } from 'react';
import { ActionBar } from '#kit/form/action-bar.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { StoredDraftLine } from '#kit/form/stored-draft-line.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { Section } from '#ui/text/headings.tsx';
import { MaterialFields } from './material-fields.tsx';
import { PairFields } from './pair-fields.tsx';
import { PreviewButton } from './preview-button.tsx';
import type { DraftProps } from './report-props.ts';
import { ReportTitle } from './report-title.tsx';
import { type SignedDraft, SignFlow } from './signing/sign-flow.tsx';
import { UnsentNotice, unsentSince } from './unsent-notice.tsx';
import { useReportDraft } from './use-report-draft.ts';

const CUSTOMER_SIGNED = '고객 서명이 기기에 있습니다. ‘고객 서명 받기’를 누르면 업체 서명부터 이어집니다.';

/** The draft of a version as a form. Its signatures are asked for when it is finished and saved. */
export function DraftForm({ unsent, ...props }: DraftProps) {
  const { projectId } = props;
  const { form, typed, version, save, finish } = useReportDraft({ ...props, unsent });
  const refused = [unsent.signature, unsent.save].find((one) => one?.isRefused);
  const [signing, setSigning] = useState<SignedDraft | null>(null);
  const sign = async () => {
    const { draft } = form;
    const stored = await finish();
    if (stored) setSigning({ stored, draft, version });
  };
  const foot = (
    <ActionBar>
      <BusyButton variant="default" onClick={save}>
        저장
      </BusyButton>
      <PreviewButton {...{ projectId, version }} draft={form.draft} page={props.page} />
      <BusyButton needsServer={false} onClick={sign}>
        고객 서명 받기
      </BusyButton>
    </ActionBar>
  );
  return (
    <>
      <ReportTitle
        state={ReportState.Draft}
        line={[`버전 ${version}`, unsent.save && unsentSince(unsent.save)].filter(Boolean).join(' · ')}
      >
        {refused && <UnsentNotice unsent={refused} text="" />}
        {unsent.customer && <UnsentNotice unsent={unsent.customer} text={CUSTOMER_SIGNED} />}
      </ReportTitle>
      <StoredDraftLine draft={typed} />
      <FormFrame busy={form.busy} foot={foot}>
        <TextAreaField {...fieldOf(form, 'Summary')} label="작업 내용" rows={5} maxLength={REPORT_LIMIT.summary} />
        <Section title="전후 사진" note={`${photosOf(form.draft.Pairs).length} / ${REPORT_LIMIT.photos}장`}>
          <PairFields {...{ projectId, form }} />
        </Section>
        <Section title="사용 자재">
          <MaterialFields form={form} />
        </Section>
        <TextAreaField {...fieldOf(form, 'Remarks')} label="특이사항" rows={2} maxLength={REPORT_LIMIT.remarks} />
      </FormFrame>
      {signing && <SignFlow {...props} unsent={unsent} signed={signing} onClose={() => setSigning(null)} />}
    </>
  );
}
