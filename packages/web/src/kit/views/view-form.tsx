import { firstFailure } from '@portal/contract/core/forms';
import { VIEW_LIMIT, viewChecks } from '@portal/contract/core/saved-views';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { makeKey } from '#lib/make-key.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
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
  return (
    <Dialog title={title} opened onClose={onClose} width={460}>
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
      <fieldset className={css['scopes']}>
        <legend>공개 범위</legend>
        {SCOPES.map((scope) => (
          <label key={scope.label}>
            <input
              type="radio"
              name="scope"
              checked={scope.isShared === isShared}
              onChange={() => setShared(scope.isShared)}
            />
            <span>
              <b>{scope.label}</b>
              <small>{scope.hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {conditions && (
        <dl className={css['facts']}>
          <dt>조건</dt>
          <dd>{conditions.length === 0 ? '없음' : conditions.join(' · ')}</dd>
          {queries.length > 1 && (
            <>
              <dt>기간</dt>
              <dd>
                <Segments
                  label="기간"
                  value={query}
                  options={queries.map((one) => ({ value: one.query, label: one.label }))}
                  onChange={setQuery}
                />
              </dd>
            </>
          )}
        </dl>
      )}
      <p className={css['note']}>{messageText('view.scope')}</p>
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
