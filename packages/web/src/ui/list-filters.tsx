import { FilterButtons } from './filter-buttons.tsx';
import { SearchBar } from './search-bar.tsx';
import { type Option, SelectField } from './select-field.tsx';
import './list-filters.css';

type Values = { status: string; type: string; key: string; companyId: number };

type Props = {
  values: Values;
  statuses: readonly Option[];
  /** Null hides the company filter (PART-08). */
  companies: readonly Option[] | null;
  /** Null hides the search. */
  types: readonly Option[] | null;
  onChange: (part: Partial<Values>) => void;
};

const ALL_COMPANIES = { value: '0', label: '전체보기' };

/** Status, company and keyword of a list (OUT-02 to OUT-06). */
export function ListFilters({ values, statuses, companies, types, onChange }: Props) {
  return (
    <div className="list-filters">
      <FilterButtons value={values.status} options={statuses} onChange={(status) => onChange({ status })} />
      {(companies || types) && (
        <div className="list-filters-row">
          {companies && (
            <SelectField
              label="업체"
              name="CompanyId"
              value={String(values.companyId)}
              options={[ALL_COMPANIES, ...companies]}
              onChange={(companyId) => onChange({ companyId: Number(companyId) })}
            />
          )}
          {types && (
            <SearchBar
              key={`${values.type} ${values.key}`}
              type={values.type}
              types={types}
              keyword={values.key}
              onSearch={(type, key) => onChange({ type, key })}
            />
          )}
        </div>
      )}
    </div>
  );
}
