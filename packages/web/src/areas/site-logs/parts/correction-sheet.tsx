import type { LogPage, SiteLog } from '@portal/contract/areas/site-logs/calls';
import { LOG_NOTE } from '@portal/contract/areas/site-logs/logs';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { StoredDraftLine } from '#kit/form/stored-draft-line.tsx';
import { shortDay } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { linesOf } from './log-draft.ts';
import { LogFields } from './log-fields.tsx';
import { useLogForm } from './use-log-form.ts';

type Props = {
  place: EntryPlace;
  page: LogPage;
  day: string;
  log: SiteLog;
  photos: readonly FormPhoto[];
  reload: () => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
};

/** The sheet of a correction: all fields of the log, and why it is corrected. What it said stays readable (D-447). */
export function CorrectionSheet({ place, page, day, log, photos, reload, opened, onClose }: Props) {
  const { form, stored, dirty, submit } = useLogForm({
    place,
    day,
    log,
    sent: page.materials,
    crew: log.headcount,
    isFree: false,
    reload,
    onDone: async () => {
      onClose();
      await reload();
    },
  });
  const foot = (
    <SheetFoot summary={<span>{shortDay(day)}</span>}>
      <BusyButton variant="default" onClick={onClose}>
        닫기
      </BusyButton>
      <BusyButton busy={form.busy} inactive={!dirty} needsServer={false} onClick={submit}>
        정정
      </BusyButton>
    </SheetFoot>
  );
  return (
    <Sheet title="일보 정정" opened={opened} onClose={onClose}>
      <StoredDraftLine draft={stored} />
      <FormFrame busy={form.busy} foot={foot}>
        <SheetSubject name={`작업일보 ${shortDay(day)}`}>
          이전 내용은 그대로 남고, 정정과 사유가 함께 보입니다.
        </SheetSubject>
        <LogFields place={place} form={form} lines={linesOf(page, log)} photos={photos} />
        <TextField label="정정 사유" {...fieldOf(form, 'Reason')} maxLength={LOG_NOTE} />
      </FormFrame>
    </Sheet>
  );
}
