import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { offerFacts } from '../company/company-facts.ts';
import css from './accept-sheet.module.css';
import { AgreementBox } from './agreement-box.tsx';
import { ChangedTerms } from './changed-terms.tsx';
import { CrewFields } from './crew-fields.tsx';
import { DateChoice } from './date-choice.tsx';
import { OfferedPrice } from './offered-price.tsx';
import type { useAcceptance } from './use-acceptance.ts';

type Props = { project: ProjectInfo; acceptance: ReturnType<typeof useAcceptance> };

const Foot = ({ project, acceptance }: Props) => {
  const { ChoiceSelDate } = acceptance.form.draft;
  return (
    <SheetFoot
      question={messageText('outsourced.accept.confirm')}
      summary={
        <>
          <span>
            <OfferedPrice project={project} />
          </span>
          {ChoiceSelDate === '' ? <span data-missing>날짜 미선택</span> : <span>{withWeekday(ChoiceSelDate)}</span>}
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
  const { form, opened, close, changed, busyDays, isRemembered } = acceptance;
  return (
    <Sheet title="수주하기" opened={opened} onClose={close}>
      <FormFrame busy={form.busy} foot={<Foot project={project} acceptance={acceptance} />}>
        <SheetSubject name={project.projectName}>{offerFacts(project).join(' · ')}</SheetSubject>
        <div className={css['fields']}>
          <ChangedTerms changed={changed} />
          <DateChoice project={project} form={form} busyDays={busyDays} />
          <AgreementBox
            checked={form.draft.agreed}
            error={form.errorOf('agreed')}
            onChange={(agreed) => form.change({ agreed })}
          />
          {isRemembered && (
            <p className={css['remembered']}>
              <Icon name="check" />
              지난 수주에 쓴 인원과 담당자를 넣었습니다.
            </p>
          )}
          <CrewFields form={form} />
        </div>
      </FormFrame>
    </Sheet>
  );
}
