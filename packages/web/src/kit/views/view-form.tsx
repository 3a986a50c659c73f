import { firstFailure } from '@portal/contract/core/forms';
import { VIEW_LIMIT, viewChecks } from '@portal/contract/core/saved-views';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { makeKey } from '#lib/make-key.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { TotalsList } from '#ui/text/totals-list.tsx';
import type { ViewDraft } from './api.ts';
import css from './views.module.css';

type Props = {
  title: string;
  start: { name: string; isShared: boolean };
  /** What can be stored, each with its label; the first is preset. */
  queries: readonly { label: string; query: string }[];
  /** The conditions in words. Without them the view keeps its own. */
  conditions?: readonly string[];
  /** Resolves to whether it was saved. */
  onSave: (draft: ViewDraft, key: string) => Promise<boolean>;
  onClose: () => void;
};

const SCOPES = [
  { isShared: false, label: '나만', hint: '내 목록에만 탭이 생깁니다' },
  { isShared: true, label: '직원과 함께', hint: '모든 직원의 목록에 탭이 생깁니다. 고치고 지우는 일은 나만 합니다' },
];

/** Who has the tab of a view. */
const Scopes = ({ isShared, onChange }: { isShared: boolean; onChange: (isShared: boolean) => void }) => (
  <fieldset className={css['scopes']}>
    <legend>공개 범위</legend>
    {SCOPES.map((scope) => (
      <Row as="label" key={scope.label} gap={8} padX={12} padY={8} align="start" line="around" round="md">
        <input
          type="radio"
          name="scope"
          checked={scope.isShared === isShared}
          onChange={() => onChange(scope.isShared)}
        />
        <Stack as="span">
          <Text as="b" weight="medium">
            {scope.label}
          </Text>
          <Text as="small" size={13} tone="soft">
            {scope.hint}
          </Text>
        </Stack>
      </Row>
    ))}
  </fieldset>
);

/** Name and scope of a saved view, and what it stores. */
export function ViewForm({ title, start, queries, conditions, onSave, onClose }: Props) {
  const [name, setName] = useState(start.name);
  const [isShared, setShared] = useState(start.isShared);
  const [query, setQuery] = useState(queries[0]?.query ?? '');
  const [tried, setTried] = useState(false);
  const [key] = useState(makeKey);
  const failure = firstFailure(viewChecks, { Name: name.trim() });
  const submit = async () => {
    setTried(true);
    if (failure === undefined && (await onSave({ name: name.trim(), query, isShared }, key))) onClose();
  };
  const period = (
    <Segments
      label="기간"
      value={query}
      options={queries.map((one) => ({ value: one.query, label: one.label }))}
      onChange={setQuery}
    />
  );
  return (
    <Dialog title={title} opened onClose={onClose} width={460}>
      <Stack gap={12}>
        <TextField
          name="Name"
          label="이름"
          required
          description={`${VIEW_LIMIT.name}자까지`}
          maxLength={VIEW_LIMIT.name}
          value={name}
          onChange={setName}
          {...(tried && failure !== undefined ? { error: messageText(failure.message) } : {})}
        />
        <Scopes isShared={isShared} onChange={setShared} />
        {conditions && (
          <TotalsList
            totals={[
              { label: '조건', value: conditions.length === 0 ? '없음' : conditions.join(' · ') },
              ...(queries.length > 1 ? [{ label: '기간', value: period }] : []),
            ]}
          />
        )}
        <Text size={13} tone="soft">
          {messageText('view.scope')}
        </Text>
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton data-save onClick={submit}>
          저장
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
