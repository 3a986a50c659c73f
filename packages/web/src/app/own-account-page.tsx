import { isPartner } from '@portal/contract/core/actor';
import { MyInfoPage } from '#areas/account/pages/my-info-page.tsx';
import { InterestSection } from '#areas/notify/public/interest-section.tsx';
import { useActor } from '#lib/use-actor.ts';

/** /myinfo/view: the own account. Contractors also choose which new offers they hear of (D-424). */
export const OwnAccountPage = () => <MyInfoPage>{isPartner(useActor()) && <InterestSection />}</MyInfoPage>;
