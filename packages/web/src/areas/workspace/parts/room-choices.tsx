import { HOME_TAB_CODES, HOME_TABS } from '@portal/contract/areas/workspace/kinds';
import type { FormFields } from '#kit/form/use-form.ts';
import { RadioSegments } from '#ui/choices/radio-segments.tsx';
import { Toggle } from '#ui/choices/toggle.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { RoomDraft } from './room-draft.ts';

const HOME_OPTIONS = HOME_TAB_CODES.map((value) => ({ value, label: HOME_TABS[value] }));

/** The home tab and the join approval, for a new room and for the settings. */
export function RoomChoices({ form: { draft, change } }: { form: FormFields<RoomDraft> }) {
  return (
    <Lines as="div">
      <ChoiceRow title="홈 탭" about="방을 열 때 먼저 보이는 탭">
        <RadioSegments
          label="홈 탭"
          value={draft.HomeTabType}
          options={HOME_OPTIONS}
          onChange={(HomeTabType) => change({ HomeTabType })}
        />
      </ChoiceRow>
      <ChoiceRow title="관리자 승인" about="켜면 참여 요청을 방 관리자가 승인해야 합니다.">
        <Toggle
          label="관리자 승인"
          checked={draft.AdminApprovalYn === 'Y'}
          onChange={(on) => change({ AdminApprovalYn: on ? 'Y' : 'N' })}
        />
      </ChoiceRow>
    </Lines>
  );
}
