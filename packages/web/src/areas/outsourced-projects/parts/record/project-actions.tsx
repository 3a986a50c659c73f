import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useState } from 'react';
import { RecordActions } from '#kit/record/record-actions.tsx';
import { toast } from '#lib/toast.ts';
import type { ProjectEdit } from '../edit/use-project-edit.ts';
import { CompleteDialog } from '../evaluation/complete-dialog.tsx';
import { scoreLines } from '../evaluation/evaluation-section.tsx';
import { isAllowed } from './allowed.ts';
import { endingActions, nextAction } from './available-actions.ts';
import { nextProjectStep } from './project-head.tsx';

type Props = { project: ProjectInfo; actor: Actor; edit: ProjectEdit; reload: () => Promise<void> };

/**
 * The action buttons of a project in order of importance. Completing includes scores that are not saved yet (OUT-113
 * to OUT-122).
 */
export function ProjectActions({ project, actor, edit, reload }: Props) {
  const [completing, setCompleting] = useState(false);
  const unsaved = edit.changes > 0;
  const complete = () => {
    if (edit.changed.length > 0) toast.error('form.unsaved');
    else setCompleting(true);
  };
  const otherMissing = nextProjectStep(project, edit.draft).missing.filter(({ required: demanded }) => !demanded);
  return (
    <>
      <RecordActions
        next={nextAction({ project, actor, unsaved, reload, onComplete: complete })}
        more={endingActions({ project, actor })}
        unsaved={unsaved}
        quiet={edit.sections.any || unsaved}
        reload={reload}
      />
      {isAllowed('complete', project, actor) && (
        <CompleteDialog
          project={project}
          lines={scoreLines(project, 'CheckLists', edit.draft)}
          otherMissing={otherMissing.map(({ label }) => label)}
          opened={completing}
          onRate={(id, score) => edit.rate('CheckLists', id, score)}
          onClose={() => setCompleting(false)}
          reload={reload}
        />
      )}
    </>
  );
}
