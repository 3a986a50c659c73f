import { projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import { problemsOf } from '#kit/record/problems-of.ts';
import { SaveBar } from '#kit/record/save-bar.tsx';
import type { ProjectEdit } from './use-project-edit.ts';

/** The save bar of a project edit, which includes the scores. */
export const ProjectSaveBar = ({ edit }: { edit: ProjectEdit }) => (
  <SaveBar
    changes={edit.changes}
    names={[...edit.changed.map(({ itemName }) => itemName), ...(edit.scored > 0 ? [`평가 ${edit.scored}개`] : [])]}
    problems={problemsOf(projectItems, edit.form)}
    busy={edit.form.busy}
    onSave={edit.submit}
    onRevert={edit.sections.revert}
    onSelect={edit.sections.showField}
  />
);
