import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ModalLayer } from '#ui/layers/modal-layer.tsx';
import { SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { DraftPaper } from '../draft-paper.tsx';
import type { ReportDraft } from '../report-draft.ts';
import { CustomerFields } from './customer-fields.tsx';
import css from './handed-phone.module.css';
import type { Signing, SignStep } from './use-signing.ts';

const PARTS = {
  inner: css['inner'],
  content: css['content'],
  header: css['header'],
  title: css['title'],
  body: css['body'],
};

const TITLES: Partial<Record<SignStep, string>> = { customer: '고객 서명', return: '휴대폰 돌려주기' };

type Props = {
  signing: Signing;
  projectId: number;
  draft: ReportDraft;
  version: number;
  page: ReportPage;
  /** The contact of the record, whose name is offered. */
  contact: string;
};

/** The paper as it will be signed. Only from here a signature is given. */
const Reading = ({ signing: { setStep }, projectId, draft, version, page }: Props) => (
  <>
    <p className={css['lead']}>{messageText('report.sign.read')}</p>
    <DraftPaper {...{ projectId, draft, version, page }} isLinked={false} />
    <button type="button" className={css['link']} onClick={() => setStep('return')}>
      고객이 없거나 서명할 수 없습니다
    </button>
    <SheetFoot summary={<span />}>
      <BusyButton rests={false} onClick={() => setStep('customer')}>
        서명하기
      </BusyButton>
    </SheetFoot>
  </>
);

const Signature = ({ signing: { form, goOn, setStep }, page, contact }: Props) => {
  const foot = (
    <SheetFoot summary={<span />}>
      <BusyButton variant="default" onClick={() => setStep('read')}>
        확인서 보기
      </BusyButton>
      <BusyButton rests={false} onClick={goOn}>
        완료
      </BusyButton>
    </SheetFoot>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <SheetSubject name={page.projectName}>{page.customerName}</SheetSubject>
      <CustomerFields {...{ form, goOn, contact }} keepMonths={page.keepMonths} />
      <button type="button" className={css['link']} onClick={() => setStep('return')}>
        서명하지 않겠습니다
      </button>
    </FormFrame>
  );
};

/** Asks the customer to hand the phone back. Nothing of the portal shows before the crew has it. */
const GivingBack = ({ signing: { isSigned, takeBack } }: Props) => (
  <div className={css['back']}>
    <Icon name="phone" />
    <p>{messageText('report.sign.giveBack')}</p>
    {isSigned && <small role="status">{messageText('report.sign.kept')}</small>}
    <BusyButton rests={false} onClick={takeBack}>
      돌려받았습니다
    </BusyButton>
  </div>
);

/** One step, which begins at its top: the paper is read from its first line. */
function Step({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest('[role=dialog]')?.scrollTo(0, 0);
  }, []);
  return (
    <div ref={top} className={css['step']} tabIndex={-1} data-autofocus>
      {children}
    </div>
  );
}

/**
 * The whole screen while the customer holds the phone: the paper, their signature, and the request to hand it back. It
 * has no amount, no menu and no other site, and Back leads nowhere.
 */
export function HandedPhone(props: Props) {
  const { step } = props.signing;
  return (
    <ModalLayer
      title={TITLES[step] ?? '작업완료확인서'}
      opened
      isLocked
      onClose={() => undefined}
      width={1600}
      parts={PARTS}
    >
      <Step key={step}>
        {step === 'read' && <Reading {...props} />}
        {step === 'customer' && <Signature {...props} />}
        {step === 'return' && <GivingBack {...props} />}
      </Step>
    </ModalLayer>
  );
}
