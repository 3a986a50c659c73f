import { ownPageChecks } from '@portal/contract/areas/account/forms';
import { isNewPassword, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { isPartner } from '@portal/contract/core/actor';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame, FormGrid, LockedValue } from '#kit/form/form-frame.tsx';
import { useRegistration } from '#kit/form/use-registration.ts';
import { requireStoredUser } from '#lib/session-end.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Field, TextField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { editPartner, editStaff, type OwnDraft } from '../api.ts';

type Props = { name: string; position: string; onSaved: () => Promise<unknown> };

const EMPTY: OwnDraft = { AdminName: '', Password: '', CurrentPassword: '', Position: '' };

/** The form for the own name and password, and for contractors the position (ME-02 to ME-08). A save needs the stored user. */
export function AccountForm({ name, position, onSaved }: Props) {
  const actor = useActor();
  const partner = isPartner(actor);
  const { form, submit } = useRegistration<OwnDraft, OwnDraft>({
    initial: { ...EMPTY, AdminName: name, Position: position },
    empty: EMPTY,
    checks: ownPageChecks,
    requestOf: async (draft) => (requireStoredUser() ? draft : null),
    send: partner ? editPartner : editStaff,
    done: 'account.edit.done',
    failed: 'account.edit.failed',
    onDone: onSaved,
  });
  const changesPassword = isNewPassword(form.draft.Password);
  const foot = (
    <ButtonRow>
      <BusyButton busy={form.busy} type="submit" onClick={submit}>
        저장
      </BusyButton>
    </ButtonRow>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <FormGrid>
        <Field label="아이디" name="UserId">
          <LockedValue>{actor.userId}</LockedValue>
        </Field>
        <TextField {...fieldOf(form, 'AdminName')} label="이름" maxLength={TEXT_LIMIT.name} autoComplete="name" />
        {partner && <TextField {...fieldOf(form, 'Position')} label="직급(직책)" maxLength={TEXT_LIMIT.name} />}
        <TextField
          {...fieldOf(form, 'Password')}
          label="새 비밀번호"
          description={`바꿀 때만 적습니다. ${PASSWORD_LENGTH.least}자 이상 ${PASSWORD_LENGTH.most}자 이하`}
          type="password"
          autoComplete="new-password"
        />
        {changesPassword && (
          <TextField
            {...fieldOf(form, 'CurrentPassword')}
            label="현재 비밀번호"
            description="비밀번호를 바꾸면 다른 기기의 로그인은 모두 종료됩니다."
            type="password"
            autoComplete="current-password"
          />
        )}
      </FormGrid>
    </FormFrame>
  );
}
