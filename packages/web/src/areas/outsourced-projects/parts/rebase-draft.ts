import { projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { storedPhoto } from '../../project-parts/public/chosen-photo.ts';
import { rebaseValues } from '../../project-parts/public/rebase-values.ts';
import { type CheckScore, draftOf, draftValues, type EditDraft, mayChange, valuesOf } from './edit-draft.ts';

function rebaseScores(before: CheckScore[], mine: CheckScore[], theirs: CheckScore[]): CheckScore[] {
  const scoreIn = (list: CheckScore[], id: number) => list.find(({ CheckId }) => CheckId === id)?.Score;
  return theirs.map((line) => {
    const untouched = scoreIn(before, line.CheckId) === line.Score;
    return { CheckId: line.CheckId, Score: untouched ? (scoreIn(mine, line.CheckId) ?? line.Score) : line.Score };
  });
}

/**
 * The form on a newer version of the project: theirs wins where both changed or where nothing may change any more,
 * everything else that was typed stays.
 */
export function rebaseDraft(loaded: ProjectInfo, draft: EditDraft, fresh: ProjectInfo): EditDraft {
  const open = projectItems.filter((item) => mayChange(fresh, item));
  const versions = { before: valuesOf(loaded), mine: draftValues(draft), theirs: valuesOf(fresh) };
  const values = rebaseValues(open, versions);
  const before = draftOf(loaded);
  const theirs = draftOf(fresh);
  const unstored = draft.photos.filter(({ stored }) => !theirs.values.ImageNameList.includes(stored));
  return {
    values,
    photos: values.ImageNameList.map((name) => unstored.find((photo) => photo.stored === name) ?? storedPhoto(name)),
    CheckLists: rebaseScores(before.CheckLists, draft.CheckLists, theirs.CheckLists),
    CheckLists2: rebaseScores(before.CheckLists2, draft.CheckLists2, theirs.CheckLists2),
  };
}
