import { personChecks } from '@portal/contract/areas/retention/forms';
import type { PersonFile } from '@portal/contract/areas/retention/person-calls';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame, FormGrid, WideField } from '#kit/form/form-frame.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { FactList } from '#kit/record/fact-list.tsx';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField, TextField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageTitle, Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { readPersonFile } from '../api.ts';

const TITLE = '개인 자료';
const EMPTY = { UserId: '', Reason: '' };

/** What the file holds, and what of it may be blanked. */
function Summary({ file }: { file: PersonFile }) {
  return (
    <Section title={file.userName}>
      <FactList
        facts={[
          { label: '파일', value: file.fileName, wide: true },
          { label: '자료', value: `표 ${file.tables}개, ${file.rows}건` },
          ...file.blanking.map(({ label, what, basis, fromDay }) => ({
            label,
            value: `${what} (${basis}, ${fromDay === '' ? '퇴사 또는 삭제 뒤' : `${fromDay}부터`})`,
            wide: true,
          })),
        ]}
      />
    </Section>
  );
}

function PersonForm() {
  const { draft, change } = useDraft(EMPTY);
  const form = useForm({ draft, change, checks: personChecks, empty: EMPTY });
  const [file, setFile] = useState<PersonFile>();
  const make = async (): Promise<Refusal | undefined> => {
    try {
      const made = await readPersonFile(draft.UserId, draft.Reason);
      if (!made) return undefined;
      setFile(made);
      saveFile(new Blob([made.content], { type: 'application/json' }), made.fileName);
      toast.success('retention.person.done');
      return undefined;
    } catch (error) {
      showRefusal('retention.person.failed', error);
      return error instanceof Refusal ? error : undefined;
    }
  };
  const foot = (
    <ButtonRow>
      <BusyButton type="submit" busy={form.busy} onClick={() => form.submit(make)}>
        파일 만들기
      </BusyButton>
    </ButtonRow>
  );
  return (
    <Stack most={720}>
      <PageTitle title={TITLE} />
      <Stack gap={16}>
        <Text>{messageText('retention.person.hint')}</Text>
        <FormFrame busy={form.busy} foot={foot}>
          <FormGrid>
            <TextField label="아이디" maxLength={100} {...fieldOf(form, 'UserId')} />
            <WideField>
              <TextAreaField label="사유" maxLength={TEXT_LIMIT.reason} {...fieldOf(form, 'Reason')} />
            </WideField>
          </FormGrid>
        </FormFrame>
        {file && <Summary file={file} />}
      </Stack>
    </Stack>
  );
}

/** /reference/person-data: what is held about one person, for a request under the law (D-523). */
export const PersonPage = () => <ManagerPage title={TITLE}>{<PersonForm />}</ManagerPage>;
