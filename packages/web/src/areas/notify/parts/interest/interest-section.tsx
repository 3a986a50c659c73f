import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { withStoredChoices } from '#areas/lookups/public/stored-choices.ts';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import { FormGrid } from '#kit/form/form-frame.tsx';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { OptionChooser } from '#ui/fields/combobox.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { Section } from '#ui/text/headings.tsx';
import { type ChosenInterest, interestQuery, type StoredInterest, saveInterest } from './api.ts';

const choicesOf = (stored: StoredInterest['areas']) =>
  stored.map(({ id, name }) => ({ value: String(id), label: name }));
const idsOf = (stored: StoredInterest['areas']) => stored.map(({ id }) => String(id));

/** The two choosers. A change is saved at once; changes that follow fast are saved one after the other. */
function InterestFields({ stored }: { stored: StoredInterest }) {
  const client = useQueryClient();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const [chosen, setChosen] = useState<ChosenInterest>({ areas: idsOf(stored.areas), trades: idsOf(stored.trades) });
  const areas = withStoredChoices(useLookup('areas').choices, choicesOf(stored.areas));
  const trades = withStoredChoices(useLookup('trades').choices, choicesOf(stored.trades));
  const change = (part: Partial<ChosenInterest>) => {
    const before = chosen;
    const next = { ...chosen, ...part };
    setChosen(next);
    saving.current = saving.current
      .then(() => saveInterest(next))
      .then(() => toast.success('notify.interest.done'))
      .then(() => client.invalidateQueries({ queryKey: interestQuery.queryKey }))
      .catch((error: unknown) => {
        setChosen(before);
        showRefusal('notify.interest.failed', error);
      });
  };
  return (
    <FormGrid>
      <Field name="InterestAreas" label="관심 지역">
        <OptionChooser
          label="관심 지역"
          placeholder="전체"
          options={areas}
          chosen={chosen.areas}
          onChange={(next) => change({ areas: next })}
        />
      </Field>
      <Field name="InterestTrades" label="관심 공종" description="공종이 없는 일감은 언제나 알려드립니다.">
        <OptionChooser
          label="관심 공종"
          placeholder="전체"
          options={trades}
          chosen={chosen.trades}
          onChange={(next) => change({ trades: next })}
        />
      </Field>
    </FormGrid>
  );
}

/** '관심 일감' of a contractor's user: the areas and trades of the new offers that they hear of (D-424). */
export function InterestSection() {
  const { data, isError, refetch } = useQuery(interestQuery);
  return (
    <Section title="관심 일감" note="고른 지역과 공종의 새 일감을 알려드립니다.">
      {data && <InterestFields stored={data} />}
      {!data && (isError ? <LoadError onRetry={() => refetch()} /> : <Loading />)}
    </Section>
  );
}
