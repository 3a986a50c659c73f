import type { LogPage, SiteLog } from '@portal/contract/areas/site-logs/calls';
import { LOG_NOTE } from '@portal/contract/areas/site-logs/logs';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { ActionBar } from '#kit/form/action-bar.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { StoredDraftLine } from '#kit/form/stored-draft-line.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Section } from '#ui/text/headings.tsx';
import { linesOf } from './log-draft.ts';
import { LogFields } from './log-fields.tsx';
import { useLogForm } from './use-log-form.ts';

type Props = {
  place: EntryPlace;
  page: LogPage;
  day: string;
  log: SiteLog | undefined;
  photos: readonly FormPhoto[];
  crew: number;
  isFree: boolean;
  reload: () => Promise<unknown>;
  onDone: () => Promise<unknown>;
};

/** The form of a log that is new or still written freely. A late one asks for its reason. */
export function LogEditor({ place, page, day, log, photos, crew, isFree, reload, onDone }: Props) {
  const { form, stored, dirty, submit } = useLogForm({
    place,
    day,
    log,
    sent: page.materials,
    crew,
    isFree,
    onDone,
    reload,
  });
  const foot = (
    <ActionBar>
      <BusyButton
        busy={form.busy}
        inactive={log !== undefined && !dirty}
        needsServer={false}
        data-save
        onClick={submit}
      >
        {log ? '작업일보 수정' : '작업일보 등록'}
      </BusyButton>
    </ActionBar>
  );
  return (
    <>
      <StoredDraftLine draft={stored} />
      <FormFrame busy={form.busy} foot={foot}>
        <LogFields place={place} form={form} lines={linesOf(page, log)} photos={photos} />
        {!isFree && (
          <Section title="사유">
            <TextField label="늦게 등록하는 사유" {...fieldOf(form, 'Reason')} maxLength={LOG_NOTE} />
          </Section>
        )}
      </FormFrame>
    </>
  );
}
