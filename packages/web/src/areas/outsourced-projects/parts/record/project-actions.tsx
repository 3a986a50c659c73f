import { OUTSOURCED_STEP_MENUS } from '@portal/contract/areas/menu/keys';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import { useCopyAction } from '#areas/project/public/use-copy-action.ts';
import { useDecided } from '#kit/ground/use-decided.ts';
import { RecordActions } from '#kit/record/record-actions.tsx';
import { paths } from '#lib/paths.ts';
import { toast } from '#lib/toast.ts';
import { makeCopyToken } from '../../api.ts';
import type { ProjectEdit } from '../edit/use-project-edit.ts';
import { CompleteDialog } from '../evaluation/complete-dialog.tsx';
import { scoreLines } from '../evaluation/evaluation-section.tsx';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { isAllowed } from './allowed.ts';
import { endingActions, nextAction } from './available-actions.ts';
import { nextProjectStep } from './project-head.tsx';

type Props = { project: ProjectInfo; actor: Actor; edit: ProjectEdit; explain: ExplainStale };

/**
 * The action buttons of a project in order of importance. Completing includes scores that are not saved yet (OUT-113
 * to OUT-122). Steps need a menu that shows the project (D-23).
 */
export function ProjectActions({ project, actor, edit, explain }: Props) {
  const { reload } = edit;
  const mayStep = useGranted(OUTSOURCED_STEP_MENUS);
  const completing = useDecided(project);
  const unsaved = edit.changes > 0;
  const complete = () => {
    if (edit.changed.length > 0) toast.error('form.unsaved');
    else completing.open();
  };
  const copy = useCopyAction({
    label: '복사해서 등록',
    makeToken: () => makeCopyToken(project.id),
    to: paths.projectAdd,
  });
  const { missing } = nextProjectStep(project, edit.draft);
  const otherMissing = missing.filter(({ required: demanded }) => !demanded);
  return (
    <>
      <RecordActions
        next={
          mayStep ? nextAction({ project, actor, unsaved, reload, onComplete: complete, missing, explain }) : undefined
        }
        more={[
          ...(project.blankedDtm === '' ? [copy] : []),
          ...(mayStep ? endingActions({ project, actor, explain }) : []),
        ]}
        unsaved={unsaved}
        quiet={edit.sections.any || unsaved}
        reload={reload}
      />
      {(completing.opened || (mayStep && isAllowed('complete', project, actor))) && (
        <CompleteDialog
          project={completing.shown}
          lines={scoreLines(project, 'CheckLists', edit.draft)}
          otherMissing={otherMissing.map(({ label }) => label)}
          opened={completing.opened}
          onRate={(id, score) => edit.rate('CheckLists', id, score)}
          onClose={completing.close}
          reload={reload}
          explain={(decided) => completing.explained(() => explain(decided))}
        />
      )}
    </>
  );
}
