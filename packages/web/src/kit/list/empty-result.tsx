import { type MessageKey, messageText } from '@portal/contract/messages';
import { usedFilters } from '#kit/conditions/used-filters.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './filters.module.css';
import type { ListFilter } from './list-filter.ts';
import type { AddressPart } from './list-search.ts';
import { type Counts, TOTAL } from './use-counts.ts';

type Props = {
  texts: { empty: MessageKey; hint: MessageKey | undefined };
  filters: readonly ListFilter[];
  values: AddressPart;
  initial: AddressPart;
  counts: Counts | undefined;
  onChange: (part: AddressPart) => void;
  action?: { label: string; part: AddressPart } | undefined;
};

/** Empty list: the active filters, each of which can be removed, and the same keyword in all states. */
export function EmptyResult({ texts, filters, values, initial, counts, onChange, action }: Props) {
  const conditions = usedFilters(filters, values, initial);
  const keyword = String(values['key'] ?? '');
  const elsewhere = counts?.get(TOTAL) ?? 0;
  const everywhere = keyword !== '' && values['status'] !== initial['status'] && elsewhere > 0;
  return (
    <Stack gap={12} size={13} tone="soft" className={css['empty']}>
      <Text size={16} weight="semibold" tone="text">
        {messageText(texts.empty)}
      </Text>
      {texts.hint !== undefined && conditions.length === 0 && <span>{messageText(texts.hint)}</span>}
      {action && conditions.length === 0 && (
        <BusyButton variant="default" onClick={() => onChange(action.part)}>
          {action.label}
        </BusyButton>
      )}
      {conditions.length > 0 && (
        <>
          <span>적용한 조건</span>
          <Row gap={8} justify="center" wraps>
            {conditions.map((condition) => (
              <button
                key={condition.key}
                type="button"
                className={css['pill']}
                aria-label={`${condition.text} 조건 해제`}
                onClick={() => onChange(condition.drop)}
              >
                {condition.text}
                <Icon name="close" />
              </button>
            ))}
          </Row>
          <Row gap={8} justify="center" wraps>
            <BusyButton
              needsServer={false}
              onClick={() => onChange(Object.assign({}, ...conditions.map(({ drop }) => drop)))}
            >
              조건 초기화
            </BusyButton>
            {everywhere && (
              <BusyButton variant="default" onClick={() => onChange({ status: initial['status'] })}>
                {`모든 상태에서 ‘${keyword}’ 찾기 · ${elsewhere}건`}
              </BusyButton>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}
