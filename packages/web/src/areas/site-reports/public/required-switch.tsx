import { useQuery, useQueryClient } from '@tanstack/react-query';
import { performAction } from '#kit/record/perform-action.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { saveSetting, settingQuery } from '../api.ts';

/** The setting '완료보고 필수', for permission M (D-455). */
export function RequiredSwitch() {
  const client = useQueryClient();
  const { data } = useQuery(settingQuery);
  if (!data) return null;
  const change = (isRequired: boolean) =>
    performAction({
      done: 'report.setting.done',
      failed: 'report.setting.failed',
      send: () => saveSetting(isRequired ? 'Y' : 'N'),
      reload: () => client.invalidateQueries({ queryKey: settingQuery.queryKey }),
    });
  return (
    <Checkbox
      label="완료보고 필수: 접수된 작업완료확인서가 있어야 프로젝트완료를 할 수 있습니다."
      checked={data.requiredYN === 'Y'}
      onChange={change}
    />
  );
}
