import { readSite } from '#lib/site.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { installEvent } from './install-event.ts';
import { type InstallMethod, pauseOffer } from './install-offer.ts';
import css from './install-sheet.module.css';

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'flash', title: '한 번에 열립니다', text: '주소 줄 없이 넓게 보입니다' },
  { icon: 'bell', title: '바뀐 것을 바로 봅니다', text: '열어 두면 새 프로젝트와 바뀐 내용이 도착합니다' },
  { icon: 'lock', title: '개인정보는 남기지 않습니다', text: '고객 및 현장 정보는 휴대전화에 저장되지 않습니다' },
];

const Reasons = () => (
  <ul className={css['lines']}>
    {REASONS.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <span>
          <strong>{title}</strong>
          {text}
        </span>
      </li>
    ))}
  </ul>
);

/** The three steps of Safari, which has no dialog of its own. */
const Steps = () => (
  <>
    <ol className={css['steps']}>
      <li>
        <span>
          Safari 아래쪽의 <b>공유</b>를 누릅니다
        </span>
        <Icon name="share" />
      </li>
      <li>
        <span>
          <b>홈 화면에 추가</b>를 고릅니다
        </span>
        <Icon name="plus" />
      </li>
      <li>
        <span>
          오른쪽 위 <b>추가</b>를 누릅니다
        </span>
        <Icon name="check" />
      </li>
    </ol>
    <p className={css['note']}>
      <Icon name="lock" />
      고객 및 현장 정보는 휴대전화에 저장되지 않습니다.
    </p>
  </>
);

type Props = { method: InstallMethod; opened: boolean; onClose: () => void };

/** The sheet 홈 화면에 추가. Every answer but an installation rests for thirty days (D-322). */
export function InstallSheet({ method, opened, onClose }: Props) {
  const leave = () => {
    pauseOffer(Date.now());
    onClose();
  };
  const install = async () => {
    const answer = await installEvent.get()?.prompt();
    // The browser's offer can be used once.
    installEvent.set(null);
    if (answer?.outcome === 'accepted') onClose();
    else leave();
  };
  return (
    <Sheet title="홈 화면에 추가" opened={opened} onClose={leave}>
      <div className={css['app']}>
        <img src="/favicon.svg" alt="" width={56} height={56} />
        <p>
          <strong>{readSite().companyName}</strong>
          {window.location.host}
        </p>
      </div>
      {method === 'safari' ? <Steps /> : <Reasons />}
      <div className={css['foot']}>
        <div className={css['buttons']}>
          <BusyButton variant="default" data-autofocus onClick={leave}>
            나중에
          </BusyButton>
          {method === 'safari' ? (
            <BusyButton needsServer={false} onClick={leave}>
              알겠습니다
            </BusyButton>
          ) : (
            <BusyButton onClick={install}>설치</BusyButton>
          )}
        </div>
        <small>‘나중에’를 누르면 30일 동안 묻지 않습니다. 전체 메뉴에서 언제든 설치합니다.</small>
      </div>
    </Sheet>
  );
}
