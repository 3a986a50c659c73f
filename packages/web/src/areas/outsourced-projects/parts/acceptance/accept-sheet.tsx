import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sum } from '#ui/text/money.tsx';
import { offerFacts } from '../company/company-facts.ts';
import { AgreementBox } from './agreement-box.tsx';
import { ChangedTerms } from './changed-terms.tsx';
import { CrewSection } from './crew-section.tsx';
import { DateChoice } from './date-choice.tsx';
import type { useAcceptance } from './use-acceptance.ts';

type Props = { project: ProjectInfo; acceptance: ReturnType<typeof useAcceptance> };

const Foot = ({ project, acceptance }: Props) => {
  const { ChoiceSelDate } = acceptance.form.draft;
  return (
    <SheetFoot
      question={messageText('outsourced.accept.confirm')}
      note="VAT 별도"
      summary={
        <>
          <span>
            <Sum amounts={project} />
          </span>
          {ChoiceSelDate === '' ? <span data-missing>미선택</span> : <span>{withWeekday(ChoiceSelDate)}</span>}
        </>
      }
    >
      <BusyButton variant="default" onClick={acceptance.close}>
        닫기
      </BusyButton>
      <BusyButton busy={acceptance.form.busy} onClick={acceptance.accept}>
        수주하기
      </BusyButton>
    </SheetFoot>
  );
};

/**
 * The form that a contractor fills in to accept an open project, in the order of its checks. The sheet replaces a
 * confirmation dialog (PART-28 to PART-36, D-158).
 */
export function AcceptSheet({ project, acceptance }: Props) {
  const { form, opened, close, changed, busyDays, crewSource } = acceptance;
  return (
    <Sheet title="수주하기" opened={opened} onClose={close}>
      <FormFrame busy={form.busy} foot={<Foot project={project} acceptance={acceptance} />}>
        <SheetSubject name={project.projectName}>{offerFacts(project).join(' · ')}</SheetSubject>
        <Stack gap={16}>
          <ChangedTerms changed={changed} />
          <DateChoice project={project} form={form} busyDays={busyDays} />
          <CrewSection form={form} source={crewSource} />
          <AgreementBox
            checked={form.draft.agreed}
            error={form.errorOf('agreed')}
            onChange={(agreed) => form.change({ agreed })}
          />
        </Stack>
      </FormFrame>
    </Sheet>
  );
}
