import { type ProjectValues, projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { storedPhoto } from '../../project-parts/public/chosen-photo.ts';
import { type CheckScore, draftOf, draftValues, type EditDraft, mayChange, valuesOf } from './edit-draft.ts';

/** Own values of the items that only this user changed, on top of what is stored now. */
function rebaseValues(loaded: ProjectInfo, mine: ProjectValues, fresh: ProjectInfo): ProjectValues {
  const before = valuesOf(loaded);
  const theirs = valuesOf(fresh);
  const kept = projectItems.filter(
    (item) => mayChange(fresh, item) && item.key(mine) !== item.key(before) && item.key(theirs) === item.key(before),
  );
  return {
    ...theirs,
    ...Object.fromEntries(kept.flatMap(({ fields }) => fields.map((field) => [field, mine[field]]))),
  };
}

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
  const values = rebaseValues(loaded, draftValues(draft), fresh);
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
