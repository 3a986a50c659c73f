import type { ProjectDraft } from '@portal/contract/areas/outsourced-projects/forms';
import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { joinValues } from '@portal/contract/core/multi-value';
import { toYesNo } from '@portal/contract/core/yes-no';
import type { ChosenPhoto } from '../../project-parts/public/chosen-photo.ts';
import type { MaterialChoice } from '../../project-parts/public/material-picker.tsx';
import type { SiteDraft } from '../../project-parts/public/site-fields.tsx';

/** Everything typed in the registration form, under request names (OUT-50 to OUT-62). */
export type RegisterDraft = ProjectDraft &
  SiteDraft & {
    AddPrice: string;
    DetailContent: string;
    EtcMemo: string;
    Materials: readonly MaterialChoice[];
  };

export const EMPTY_DRAFT: RegisterDraft = {
  ProjectName: '',
  Price: '',
  AddPrice: '',
  AreaId: 0,
  StartDate: [],
  DetailContent: '',
  MaterialsNoYN: toYesNo(false),
  Materials: [],
  EtcMemo: '',
  MizeSalesUserId: '',
  MizePMUserId: [],
  CustomerName: '',
  ZipCode: '',
  Addr1: '',
  Addr2: '',
  PlaceName: '',
  PlaceManagerName: '',
  PlaceManagerMobile: '',
};

/** True when leaving would lose something. */
export const isDirty = (draft: RegisterDraft, photos: readonly ChosenPhoto[]): boolean =>
  photos.length > 0 || JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);

/** True for the fields that the twelve checks ask for. */
export const isRequired = (field: string): boolean => registerChecks.some((check) => check.field === field);

/** The materials to send: none when none are needed. */
export const materialsOf = ({ MaterialsNoYN, Materials }: Pick<ProjectDraft, 'MaterialsNoYN' | 'Materials'>) =>
  MaterialsNoYN === toYesNo(true) ? [] : Materials.map(({ MaterialId, MaterialCnt }) => ({ MaterialId, MaterialCnt }));

/** The payload of construction-add (DATA-08, OUT-63). */
export function registrationRequest(draft: RegisterDraft, photos: readonly ChosenPhoto[], loginId: string) {
  return {
    ...draft,
    StartDate: joinValues(draft.StartDate),
    Materials: materialsOf(draft),
    MizePMUserId: joinValues(draft.MizePMUserId),
    LoginId: loginId,
    ImageNameList: joinValues(photos.map((photo) => photo.stored)),
  };
}
