import { isOwnAward } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';
import type { ReactNode } from 'react';
import { ListButton, RecordPage } from '../../../kit/record/record-page.tsx';
import { useActor } from '../../../lib/use-actor.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { ActionBar } from '../../project-parts/public/action-bar.tsx';
import { projectSource } from '../api.ts';
import { AcceptBox } from '../parts/accept-box.tsx';
import { BillDateBox } from '../parts/bill-date-box.tsx';
import { ContactRow } from '../parts/contact-row.tsx';
import { CustomerInfo } from '../parts/customer-info.tsx';
import { EvaluationList } from '../parts/evaluation-list.tsx';
import { awardStateOf } from '../parts/facts-of.ts';
import { ProjectFacts } from '../parts/project-facts.tsx';
import { ReceiveButton } from '../parts/receive-button.tsx';
import { ShippingInfo } from '../parts/shipping-info.tsx';
import { StatusBlock } from '../parts/status-block.tsx';
import { useAcceptance } from '../parts/use-acceptance.ts';
import { maySaveBillDate, useBillDate } from '../parts/use-bill-date.ts';
import { WonBox } from '../parts/won-box.tsx';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  reload: () => Promise<void>;
  /** The list this detail returns to (D-89). */
  listPath: string;
};

/** The criteria are for contractors; scores never reach them (PART-20, D-61). */
function Facts({ project, actor, children }: Pick<Props, 'project' | 'actor'> & { children?: ReactNode }) {
  return (
    <>
      <Section title="진행 상태">
        <StatusBlock project={project} />
      </Section>
      <Section title="프로젝트정보">
        <ProjectFacts project={project} />
      </Section>
      <CustomerInfo project={project} />
      <ContactRow project={project} actor={actor} />
      <ShippingInfo project={project} />
      <EvaluationList title={isPartner(actor) ? '업체 평가 기준' : '업체 평가'} lines={project.checkLists} />
      {children}
    </>
  );
}

/** An open project, which this contractor may win. */
function OpenProject({ project, actor, reload, listPath }: Props) {
  const { draft, change, accept } = useAcceptance(project, actor, reload);
  return (
    <>
      <Facts project={project} actor={actor}>
        <AcceptBox startDate={project.startDate} draft={draft} onChange={change} />
      </Facts>
      <ActionBar>
        <ListButton path={listPath} />
        <BusyButton onClick={accept}>수주하기</BusyButton>
      </ActionBar>
    </>
  );
}

/** A project that is won or over; the winner reports receipt and invoice date here (PART-42 to PART-49). */
function ClosedProject({ project, actor, reload, listPath }: Props) {
  const bill = useBillDate(project, reload);
  const savesBillDate = maySaveBillDate(project, actor);
  return (
    <>
      <Facts project={project} actor={actor}>
        {isOwnAward(actor, awardStateOf(project)) && <WonBox project={project} actor={actor} />}
        {savesBillDate && <BillDateBox date={bill.date} onChange={bill.setDate} />}
      </Facts>
      <ActionBar>
        <ListButton path={listPath} />
        <ReceiveButton project={project} actor={actor} reload={reload} />
        {savesBillDate && <BusyButton onClick={bill.save}>저장</BusyButton>}
      </ActionBar>
    </>
  );
}

/** A project as contractors see it; staff may look (PART-11 to PART-41, ORDER-15 to ORDER-17, D-44). */
export function CompanyDetail({ title, listPath }: { title: string; listPath: string }) {
  const actor = useActor();
  if (!actor) return null;
  return (
    <RecordPage kind={title} source={projectSource} nameOf={(project) => project.projectName} listPath={listPath}>
      {({ record: project, reload }) => {
        const open = allows(projectMachine, 'accept', project.mizeStatus, actor);
        const props = { project, reload, actor, listPath };
        return open ? <OpenProject {...props} /> : <ClosedProject {...props} />;
      }}
    </RecordPage>
  );
}
