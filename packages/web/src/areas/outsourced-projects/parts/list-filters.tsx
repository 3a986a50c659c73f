import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { FilterButtons } from '../../../ui/filter-buttons.tsx';
import { SearchBar } from '../../../ui/search-bar.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Choice } from '../../lookups/public/use-lookups.ts';
import { ALL_STATUSES, type ListAddress, SEARCH_TYPES } from './list-address.ts';
import './list-filters.css';

type Props = {
  address: ListAddress;
  statuses: readonly string[];
  /** Null hides the company filter (PART-08). */
  companies: readonly Choice[] | null;
  onChange: (part: Partial<ListAddress>) => void;
};

const ALL_COMPANIES = { value: '0', label: '전체보기' };

/** Company, status and keyword of a project list (OUT-02 to OUT-06). */
export function ListFilters({ address, statuses, companies, onChange }: Props) {
  const options = [ALL_STATUSES, ...statuses].map((code) => ({
    value: code,
    label: code === ALL_STATUSES ? '전체' : statusLabel(code),
  }));
  return (
    <div className="list-filters">
      <FilterButtons value={address.status} options={options} onChange={(status) => onChange({ status })} />
      <div className="list-filters-row">
        {companies && (
          <SelectField
            label="업체"
            name="CompanyId"
            value={String(address.companyId)}
            options={[ALL_COMPANIES, ...companies]}
            onChange={(companyId) => onChange({ companyId: Number(companyId) })}
          />
        )}
        <SearchBar
          key={`${address.type} ${address.key}`}
          type={address.type}
          types={SEARCH_TYPES}
          keyword={address.key}
          onSearch={(type, key) => onChange({ type, key })}
        />
      </div>
    </div>
  );
}
