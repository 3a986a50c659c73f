import { ownItems, ownPageChecks } from '@portal/contract/areas/account/forms';
import { isNewPassword, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { isPartner } from '@portal/contract/core/actor';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { ReactNode } from 'react';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { RecordSaveBar } from '#kit/edit/record-save-bar.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame, FormGrid, LockedValue } from '#kit/form/form-frame.tsx';
import { focusField } from '#lib/failures.ts';
import { requireStoredUser } from '#lib/session-end.ts';
import { useActor } from '#lib/use-actor.ts';
import { Field, TextField } from '#ui/fields/fields.tsx';
import { Section } from '#ui/text/headings.tsx';
import { editPartner, editStaff, type OwnDraft } from '../api.ts';

/** The own record. The version is the time when it was read. */
type Stored = { version: number; name: string; position: string };

type Props = { stored: Stored; reload: () => Promise<unknown>; children: ReactNode };

const EMPTY: OwnDraft = { AdminName: '', Password: '', CurrentPassword: '', Position: '' };

const rules: EditRules<Stored, OwnDraft> = {
  draftOf: ({ name, position }) => ({ ...EMPTY, AdminName: name, Position: position }),
  items: ownItems,
};

/**
 * The own name and password, and for contractors the position (ME-02 to ME-08). A save needs the stored user. The
 * `children` are further sections above the save bar.
 */
export function AccountForm({ stored, reload, children }: Props) {
  const actor = useActor();
  const partner = isPartner(actor);
  const edit = useRecordEdit({
    rules,
    stored,
    reload,
    // The calls have no version, so nobody is told of another save.
    read: async () => null,
    afterSave: (draft: OwnDraft) => ({ ...draft, Password: '', CurrentPassword: '' }),
    checks: ownPageChecks,
    empty: EMPTY,
    requestOf: async (_loaded, draft) => (requireStoredUser() ? draft : null),
    send: partner ? editPartner : editStaff,
    done: 'account.edit.done',
    failed: 'account.edit.failed',
  });
  const { form } = edit;
  const changesPassword = isNewPassword(form.draft.Password);
  const former = changesPassword ? '' : undefined;
  const revert = () => form.change(rules.draftOf(edit.loaded));
  const saveBar = <RecordSaveBar edit={edit} items={rules.items} sections={{ revert, show: focusField }} />;
  return (
    <>
      <Section title="계정">
        <FormFrame busy={form.busy} foot={null}>
          <FormGrid>
            <Field label="아이디" name="UserId">
              <LockedValue>{actor.userId}</LockedValue>
            </Field>
            <TextField {...fieldOf(form, 'AdminName')} label="이름" maxLength={TEXT_LIMIT.name} autoComplete="name" />
            {partner && <TextField {...fieldOf(form, 'Position')} label="직급(직책)" maxLength={TEXT_LIMIT.name} />}
            <TextField
              {...fieldOf(form, 'Password')}
              former={former}
              label="새 비밀번호"
              description={`바꿀 때만 적습니다. ${PASSWORD_LENGTH.least}자 이상 ${PASSWORD_LENGTH.most}자 이하`}
              type="password"
              autoComplete="new-password"
            />
            {changesPassword && (
              <TextField
                {...fieldOf(form, 'CurrentPassword')}
                former={former}
                label="현재 비밀번호"
                description="비밀번호를 바꾸면 다른 기기의 로그인은 모두 종료됩니다."
                type="password"
                autoComplete="current-password"
              />
            )}
          </FormGrid>
        </FormFrame>
      </Section>
      {children}
      {saveBar}
    </>
  );
}
