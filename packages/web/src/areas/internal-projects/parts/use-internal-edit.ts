import { internalEditChecks } from '@portal/contract/areas/internal-projects/forms';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { useChangeReasons } from '../../../kit/form/change-reasons.ts';
import { useRecordEdit } from '../../../kit/form/use-record-edit.ts';
import { useProjectChoices, withNames } from '../../project/public/project-choices.ts';
import { editProject, readProject } from '../api.ts';
import { editRequest, internalRules } from './edit-draft.ts';
import { EMPTY_VALUES } from './values.ts';

type Options = {
  project: InternalInfo;
  reload: () => Promise<void>;
  reasons: ReturnType<typeof useChangeReasons>;
};

/** The edit of an internal project with what its selects offer (INT-43, D-52). */
export function useInternalEdit({ project, reload, reasons }: Options) {
  const choices = useProjectChoices(project);
  const edit = useRecordEdit({
    rules: internalRules,
    stored: project,
    reload,
    read: () => readProject(project.id),
    follow: (draft) => withNames(draft, choices),
    checks: internalEditChecks,
    empty: EMPTY_VALUES,
    requestOf: editRequest,
    send: editProject,
    done: 'project.edit.done',
    failed: 'project.edit.failed',
    reasons,
  });
  return { ...edit, choices };
}
