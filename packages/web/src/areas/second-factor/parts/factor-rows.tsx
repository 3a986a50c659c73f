import type { OwnFactors } from '@portal/contract/areas/second-factor/calls';
import type { ReactNode } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import list from '#ui/tables/rows.module.css';
import { Ago } from '#ui/text/ago.tsx';
import { Moment } from '#ui/text/values.tsx';
import { canUsePasskeys } from './browser-passkeys.ts';
import type { FactorAction } from './factor-dialog.tsx';

type RowProps = { name: string; facts: ReactNode; children?: ReactNode };

const FactorRow = ({ name, facts, children }: RowProps) => (
  <li>
    <div>
      <strong>{name}</strong>
      <p>{facts}</p>
    </div>
    <Row gap={8} firm>
      {children}
    </Row>
  </li>
);

type Props = { factors: OwnFactors; onAction: (action: FactorAction) => void };

/** The own second factors, each with its actions. */
export function FactorRows({ factors, onAction }: Props) {
  const { totpDtm, passkeys, recoveryLeft } = factors;
  const hasApp = totpDtm !== '';
  const button = (label: string, name: string, action: FactorAction) => (
    <BusyButton variant="default" aria-label={`${name} ${label}`} onClick={() => onAction(action)}>
      {label}
    </BusyButton>
  );
  return (
    <ul className={list['rows']} aria-label="2단계 인증 수단">
      <FactorRow
        name="인증 앱"
        facts={
          hasApp ? (
            <span>
              등록 <Moment at={totpDtm} />
            </span>
          ) : (
            '휴대폰 앱의 6자리 코드로 확인합니다.'
          )
        }
      >
        {button(hasApp ? '다시 등록' : '등록', '인증 앱', { kind: 'addTotp' })}
        {hasApp && button('해제', '인증 앱', { kind: 'removeTotp' })}
      </FactorRow>
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey.passkeyId}
          name={passkey.name}
          facts={
            <>
              <span>
                패스키 등록 <Moment at={passkey.createdDtm} />
              </span>
              {passkey.lastUsedDtm !== '' && (
                <span>
                  마지막 사용 <Ago at={passkey.lastUsedDtm} />
                </span>
              )}
            </>
          }
        >
          {button('삭제', `패스키 ${passkey.name}`, { kind: 'removePasskey', passkey })}
        </FactorRow>
      ))}
      <FactorRow
        name={passkeys.length > 0 ? '패스키 추가' : '패스키'}
        facts={
          canUsePasskeys()
            ? '지문, 얼굴, 화면 잠금이나 보안 키로 확인합니다.'
            : '이 브라우저나 주소에서는 패스키를 쓸 수 없습니다.'
        }
      >
        {canUsePasskeys() && button('등록', '패스키', { kind: 'addPasskey' })}
      </FactorRow>
      {(hasApp || passkeys.length > 0) && (
        <FactorRow name="복구 코드" facts={`남은 코드 ${recoveryLeft}개`}>
          {button('새로 만들기', '복구 코드', { kind: 'renew' })}
        </FactorRow>
      )}
    </ul>
  );
}
