import { projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import { NOT_RATED } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { ChangeItem } from '@portal/contract/core/forms';
import { flagItem } from '#areas/project/public/shared-values.ts';
import { type StaleLine, staleLines } from '#kit/edit/versions.ts';
import { valuesOf } from '../register/values.ts';
import { draftOf, draftValues, type EditDraft, isOpenField } from './edit-draft.ts';

const scores = (name: string, read: (project: ProjectInfo) => ProjectInfo['checkLists']): ChangeItem<ProjectInfo> => {
  const show = (project: ProjectInfo) =>
    read(project)
      .map(({ checkText, score = NOT_RATED }) => `${checkText}: ${score === NOT_RATED ? '미평가' : `${score}점`}`)
      .join('\n');
  return { name, key: show, show };
};

/** Items that actions and ratings change, not the form. */
const otherItems: readonly ChangeItem<ProjectInfo>[] = [
  { name: '프로젝트 상태', key: ({ mizeStatus }) => mizeStatus, show: ({ mizeStatus }) => statusLabel(mizeStatus) },
  { name: '수주업체', key: ({ choiceDtm }) => choiceDtm, show: ({ choiceCompanyName }) => choiceCompanyName },
  flagItem('자재확정', (project) => project.materialConfirmYN, ['확정', '미확정']),
  flagItem('자재발송', (project) => project.materialSendYN, ['발송완료', '미발송']),
  flagItem('자재수령', (project) => project.materialReceiveYN, ['수령완료', '미수령']),
  { name: '계산서 발행일', key: ({ billDate }) => billDate, show: ({ billDate }) => billDate },
  scores('업체 평가', (project) => project.checkLists),
  scores('완료 후 평가', (project) => project.checkLists2),
];

/** The differences between the loaded project and a newer version, with the user's values where both changed. */
export const newerVersionLines = (
  loaded: ProjectInfo,
  fresh: ProjectInfo | null,
  draft = draftOf(loaded),
): StaleLine[] => (fresh === null ? [] : [...stateLines(loaded, fresh), ...formLines(loaded, fresh, draft)]);

const stateLines = (loaded: ProjectInfo, fresh: ProjectInfo): StaleLine[] =>
  staleLines(otherItems, { before: loaded, mine: loaded, theirs: fresh });

const formLines = (loaded: ProjectInfo, fresh: ProjectInfo, draft: EditDraft): StaleLine[] =>
  staleLines(
    projectItems,
    { before: valuesOf(loaded), mine: draftValues(draft), theirs: valuesOf(fresh) },
    ({ fields }) => fields.some((field) => isOpenField(fresh, field)),
  );
