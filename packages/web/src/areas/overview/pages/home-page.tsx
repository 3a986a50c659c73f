import { isPartner } from '@portal/contract/core/actor';
import { useActor } from '#lib/use-actor.ts';
import { PartnerOverview } from '../parts/partner-overview.tsx';
import { StaffOverview } from '../parts/staff-overview.tsx';

/** /home: the overview of staff, or the year of a contractor's company. */
export const HomePage = () => (isPartner(useActor()) ? <PartnerOverview /> : <StaffOverview />);
