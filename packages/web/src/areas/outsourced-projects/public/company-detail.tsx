import { isOwnAward } from '@portal/contract/areas/outsourced-projects/policy';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProjectWatch } from '#areas/project/public/use-project-watch.ts';
import { GroundFrame } from '#kit/ground/record-ground.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import type { ListedRecord } from '#kit/record/waiting-record.tsx';
import { readAgain } from '#lib/cache/read-again.ts';
import { useActor } from '#lib/use-actor.ts';
import { projectSource } from '../api.ts';
import { type CompanyPageProps, OfferPage } from '../parts/acceptance/offer-page.tsx';
import { OwnAwardPage } from '../parts/award/own-award-page.tsx';
import { ReadOnlyPage } from '../parts/company/read-only-page.tsx';
import { UnavailablePage } from '../parts/company/unavailable-page.tsx';
import { listedOffer } from '../parts/list/listed-project.tsx';
import { liveKeys } from '../parts/live/live-keys.ts';
import { liveProject } from '../parts/live/live-project.ts';
import { OfflineNote } from '../parts/offline/offline-note.tsx';
import { awardStateOf, isAllowed, isTaken } from '../parts/record/allowed.ts';

/** The page variant for the current state: an offer, an own award, taken, or read-only. It updates live. */
function CompanyProject(props: CompanyPageProps) {
  const { project, actor } = props;
  const [wasOpen] = useState(project.mizeStatus === ProjectStatus.Open);
  const client = useQueryClient();
  const onChange = () => Promise.all(liveKeys(project.id).map((key) => readAgain(client, key)));
  const { isHidden } = useProjectWatch(liveProject, project, { actor, onChange });
  return (
    <GroundFrame state={isHidden ? null : statusLabel(project.mizeStatus)}>
      <Variant {...props} {...{ wasOpen, isHidden }} />
    </GroundFrame>
  );
}

function Variant({ wasOpen, isHidden, ...props }: CompanyPageProps & { wasOpen: boolean; isHidden: boolean }) {
  const { project, actor } = props;
  if (isHidden || isTaken(project, actor)) return <UnavailablePage {...props} {...{ wasOpen, isHidden }} />;
  if (isAllowed('accept', project, actor)) return <OfferPage {...props} />;
  return isOwnAward(actor, awardStateOf(project)) ? (
    <>
      <OfflineNote projectId={project.id} />
      <OwnAwardPage {...props} wasOpen={wasOpen} />
    </>
  ) : (
    <ReadOnlyPage {...props} />
  );
}

type Props = {
  /** The page title, and the list to which the page returns (D-89). */
  title: string;
  listPath: string;
  /** What the list knew of the project. */
  listed?: (client: QueryClient, id: string) => ListedRecord | undefined;
};

/** The detail page for contractors, which staff may read (D-44). */
export function CompanyDetail({ title, listPath, listed = listedOffer }: Props) {
  const actor = useActor();
  if (!actor) return null;
  return (
    <RecordPage
      kind={title}
      source={projectSource}
      nameOf={(project) => project.projectName}
      listPath={listPath}
      listed={listed}
      ownHead
    >
      {({ record, reload }) => <CompanyProject key={record.id} {...{ actor, reload, listPath }} project={record} />}
    </RecordPage>
  );
}
