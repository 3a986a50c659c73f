import type { ReceiptPage } from '@portal/contract/areas/receipts/calls';
import { isAllFine, RECEIPT_NOTE, RECEIPT_PHOTOS } from '@portal/contract/areas/receipts/receipts';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useState } from 'react';
import { AddPhotoButton } from '#areas/site-queue/public/add-photo-button.tsx';
import { PhotoChoice } from '#areas/site-queue/public/photo-choice.tsx';
import { useFormPhotos } from '#areas/site-queue/public/use-form-photos.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Text } from '#ui/text/text.tsx';
import { DueLines } from '../parts/due-lines.tsx';
import { useReceiptForm } from '../parts/use-receipt-form.ts';

type Props = {
  project: { id: number; projectName: string };
  page: ReceiptPage;
  /** The shipment. */
  facts: ReactNode;
  opened: boolean;
  onClose: () => void;
  reload: () => Promise<unknown>;
  explainConflict: () => Promise<boolean>;
};

/** The sum of the foot: how many kinds and pieces, and whether they are fine. */
function sumOf({ due }: ReceiptPage, different: number): string {
  if (different === 0) return `${due.length}종 · 모두 정상`;
  return `차이 ${different}종 · 정상 ${due.length - different}종`;
}

/** 자재수령: each sent line is fine, short or damaged. A difference needs a photo and asks staff (MT4, D-449). */
export function ReceiptSheet({ project, page, facts, opened, onClose, reload, explainConflict }: Props) {
  const [accepts, setAccepts] = useState(false);
  const receipt = useReceiptForm({ project, page, accepts, reload, onDone: onClose, explainConflict });
  const { photos } = useFormPhotos(project.id);
  const { form } = receipt;
  const different = form.draft.Lines.filter(({ Kind }) => Kind !== 'O').length;
  const isFine = isAllFine(form.draft.Lines);
  const asks = !isFine && !accepts;
  const foot = (
    <SheetFoot
      {...(asks ? {} : { question: messageText('materials.receive.confirm') })}
      summary={<span>{sumOf(page, different)}</span>}
    >
      <BusyButton variant="default" onClick={onClose}>
        닫기
      </BusyButton>
      <BusyButton busy={form.busy} needsServer={false} onClick={() => receipt.submit(asks)}>
        {asks ? '확인 요청 보내기' : '자재수령'}
      </BusyButton>
    </SheetFoot>
  );
  return (
    <Sheet title={page.shipment > 1 ? `자재수령 ${page.shipment}차` : '자재수령'} opened={opened} onClose={onClose}>
      <FormFrame busy={form.busy} foot={foot}>
        <SheetSubject name={project.projectName}>
          {page.shipment > 1 && '모자라거나 파손된 자재를 다시 보냈습니다.'}
        </SheetSubject>
        {facts}
        <DueLines due={page.due} receipt={receipt} />
        {!isFine && (
          <>
            <Text as="h3" size={14} weight="semibold" padY={8}>
              사진{' '}
              <Text as="span" tone="bad" aria-hidden>
                *
              </Text>{' '}
              <Text as="small" tone="soft">
                한 장 이상
              </Text>
            </Text>
            <PhotoChoice
              photos={photos.toReversed()}
              chosen={form.draft.Photos}
              most={RECEIPT_PHOTOS}
              onChange={(Photos) => form.change({ Photos })}
            />
            <AddPhotoButton
              place={{ awardId: page.awardId, projectId: project.id, projectName: project.projectName }}
              label="M"
              onAdded={(entryId) => form.change({ Photos: [...form.draft.Photos, entryId] })}
            />
            {form.errorOf('Photos') !== '' && <FieldError>{form.errorOf('Photos')}</FieldError>}
            <TextAreaField label="메모" {...fieldOf(form, 'Note')} maxLength={RECEIPT_NOTE} rows={2} />
            <Checkbox label="차이가 있지만 이대로 수령합니다" checked={accepts} onChange={setAccepts} />
          </>
        )}
      </FormFrame>
    </Sheet>
  );
}
