import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { ModalLayer } from '#ui/layers/modal-layer.tsx';
import { SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { DraftPaper } from '../draft-paper.tsx';
import type { ReportDraft } from '../report-draft.ts';
import { CustomerFields } from './customer-fields.tsx';
import css from './signing.module.css';
import type { Signing, SignStep } from './use-signing.ts';

const PARTS = {
  inner: css['inner'],
  content: css['handed'],
  header: css['header'],
  title: css['title'],
  body: css['column'],
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

const Refusal = ({ onRefuse, children }: { onRefuse: () => void; children: string }) => (
  <Row justify="center" padY={4}>
    <Press kind="underlined" size={15} tone="soft" padY={12} padX={12} onClick={onRefuse}>
      {children}
    </Press>
  </Row>
);

/** The paper as it will be signed. Only from here a signature is given. */
const Reading = ({ signing: { setStep }, projectId, draft, version, page }: Props) => (
  <>
    <Stack gap={12}>
      <Text size={16} weight="semibold">
        {messageText('report.sign.read')}
      </Text>
      <div>
        <DraftPaper {...{ projectId, draft, version, page }} isLinked={false} />
      </div>
    </Stack>
    <Refusal onRefuse={() => setStep('return')}>고객이 없거나 서명할 수 없습니다</Refusal>
    <SheetFoot summary={<span />}>
      <BusyButton needsServer={false} onClick={() => setStep('customer')}>
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
      <BusyButton needsServer={false} onClick={goOn}>
        완료
      </BusyButton>
    </SheetFoot>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <SheetSubject name={page.projectName}>{page.customerName}</SheetSubject>
      <CustomerFields {...{ form, goOn, contact }} keepMonths={page.keepMonths} />
      <Refusal onRefuse={() => setStep('return')}>서명하지 않겠습니다</Refusal>
    </FormFrame>
  );
};

/** Asks the customer to hand the phone back. Nothing of the portal shows before the crew has it. */
const GivingBack = ({ signing: { isSigned, takeBack } }: Props) => (
  <Stack className={css['back']} gap={24} centred>
    <Text as="span" tone="accent">
      <Icon name="phone" size={36} />
    </Text>
    <Text size={20} weight="bold">
      {messageText('report.sign.giveBack')}
    </Text>
    {isSigned && (
      <Text as="small" size={15} tone="soft" role="status">
        {messageText('report.sign.kept')}
      </Text>
    )}
    <BusyButton needsServer={false} onClick={takeBack}>
      돌려받았습니다
    </BusyButton>
  </Stack>
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
