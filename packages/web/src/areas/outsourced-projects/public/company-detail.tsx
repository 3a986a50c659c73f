import { isOwnAward } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { lastList } from '../../../kit/list/list-search.ts';
import { ListButton, RecordPage } from '../../../kit/record/record-page.tsx';
import { useActor } from '../../../lib/use-actor.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/headings.tsx';
import { useOwnPhone } from '../../account/public/use-me.ts';
import { projectSource } from '../api.ts';
import { AcceptBox } from '../parts/accept-box.tsx';
import { awardStateOf, isAllowed } from '../parts/allowed.ts';
import { AwardSection, WonSection } from '../parts/award-section.tsx';
import { CustomerInfo } from '../parts/customer-section.tsx';
import { EvaluationList } from '../parts/evaluation-section.tsx';
import { ProjectFacts, StatusSection } from '../parts/project-facts.tsx';
import { ShippingInfo } from '../parts/shipping-facts.tsx';
import { useAcceptance } from '../parts/use-acceptance.ts';
import { BillDateBox, maySaveBillDate, useBillDate, WinnerActions } from '../parts/winner-actions.tsx';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  reload: () => Promise<void>;
  /** The list this detail returns to (D-89). */
  listPath: string;
};

type FactsProps = Pick<Props, 'project' | 'actor'> & { changed?: readonly string[]; children?: ReactNode };

/** The criteria are for contractors; scores never reach them (D-61). */
function Facts({ project, actor, changed = [], children }: FactsProps) {
  return (
    <>
      <StatusSection project={project} actor={actor} />
      <Section title="프로젝트정보">
        <ProjectFacts project={project} changed={changed} />
      </Section>
      <CustomerInfo project={project} actor={actor} />
      <AwardSection project={project} actor={actor} />
      <ShippingInfo project={project} />
      <EvaluationList title={isPartner(actor) ? '업체 평가 기준' : '업체 평가'} lines={project.checkLists} />
      {children}
    </>
  );
}

/** An open project, which this contractor may win. */
function OpenProject({ project, actor, reload, listPath }: Props) {
  const navigate = useNavigate();
  const leave = () => navigate({ to: listPath, search: lastList(listPath), ignoreBlocker: true });
  const phone = useOwnPhone();
  const { form, changed, accept } = useAcceptance({ project, actor, phone, reload, leave });
  const foot = (
    <ActionBar>
      <ListButton path={listPath} />
      <BusyButton onClick={accept}>수주하기</BusyButton>
    </ActionBar>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <Facts project={project} actor={actor} changed={changed.map(({ itemName }) => itemName)}>
        <AcceptBox project={project} form={form} changed={changed} />
      </Facts>
    </FormFrame>
  );
}

/** A project that is won or over; the winner reports receipt and invoice date here (PART-42 to PART-49). */
function ClosedProject({ project, actor, reload, listPath }: Props) {
  const bill = useBillDate({ project, reload });
  return (
    <>
      <Facts project={project} actor={actor}>
        {isOwnAward(actor, awardStateOf(project)) && <WonSection project={project} actor={actor} />}
        {maySaveBillDate({ project, actor }) && <BillDateBox form={bill.form} />}
      </Facts>
      <ActionBar>
        <ListButton path={listPath} />
        <WinnerActions {...{ project, actor, reload }} onSaveBillDate={bill.save} />
      </ActionBar>
    </>
  );
}

/** A project as contractors see it; staff may look (D-44). */
export function CompanyDetail({ title, listPath }: { title: string; listPath: string }) {
  const actor = useActor();
  if (!actor) return null;
  return (
    <RecordPage kind={title} source={projectSource} nameOf={(project) => project.projectName} listPath={listPath}>
      {({ record: project, reload }) => {
        const props = { project, reload, actor, listPath };
        return isAllowed('accept', project, actor) ? <OpenProject {...props} /> : <ClosedProject {...props} />;
      }}
    </RecordPage>
  );
}
