import { isNewPassword, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import { deletedLabel } from '@portal/contract/areas/managers/lists';
import { withSeparators } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { Link } from '@tanstack/react-router';
import { AccessLogLink } from '#areas/audit/public/access-log-link.tsx';
import { EditFoot } from '#kit/edit/edit-foot.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import { ListButton } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Moment } from '#ui/text/values.tsx';
import { DeleteButton } from './delete-button.tsx';
import { ManagerFields } from './manager-fields.tsx';
import { useManagerEdit } from './use-manager-edit.ts';

type Props = { manager: ManagerInfo; reload: () => Promise<void> };

/** The read-only facts of a manager: their account and the number of orders won. */
const AccountSection = ({ manager }: Pick<Props, 'manager'>) => (
  <Section title="계정">
    <FactList
      facts={[
        { label: '아이디', value: manager.userId },
        { label: '상태', value: deletedLabel(manager.delYn) },
        {
          label: '수주',
          value: (
            <Link to={paths.projectList} search={{ company_id: manager.companyId }}>
              {withSeparators(manager.projectCnt)}건
            </Link>
          ),
        },
        { label: '등록일시', value: <Moment at={manager.createdDtm} /> },
      ]}
    />
  </Section>
);

const passwordHint = ({ userPw }: ManagerInfo): string =>
  userPw === ''
    ? '아직 비밀번호가 없어 로그인할 수 없습니다.'
    : `${PASSWORD_LENGTH.least}자 이상. 비워 두면 그대로이고, 바꾸면 다음 로그인 때 본인이 다시 변경합니다.`;

/** The edit form of a manager. Every changed item needs a reason (MGR-40 to MGR-47). */
export function EditForm({ manager, reload }: Props) {
  const edit = useManagerEdit({ manager, reload });
  const { form, choices, changed } = edit;
  const foot = (
    <EditFoot edit={edit}>
      <ListButton path={paths.managerList} />
      <AccessLogLink userId={manager.userId} />
      <DeleteButton {...{ manager, reload }} unsaved={changed.length > 0} />
    </EditFoot>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <AccountSection manager={manager} />
      <Section title="담당자 정보">
        <ManagerFields
          {...{ form, choices }}
          ownPhone={manager.userPhone}
          password={
            <TextField
              label="비밀번호"
              type="password"
              autoComplete="new-password"
              maxLength={PASSWORD_LENGTH.most}
              description={passwordHint(manager)}
              {...fieldOf(form, 'UserPw')}
              warning={isNewPassword(form.draft.UserPw) ? messageText('auth.password.tell') : undefined}
            />
          }
        />
      </Section>
    </FormFrame>
  );
}
