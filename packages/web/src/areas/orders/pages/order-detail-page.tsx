import { CompanyDetail } from '#areas/outsourced-projects/public/company-detail.tsx';
import { paths } from '#lib/paths.ts';
import { listedOrder } from '../parts/listed-order.ts';

/** /orders/view/{id}: the same view and rights as the contractors' project detail (ORDER-15 to ORDER-17, D-89). */
export const OrderDetailPage = () => (
  <CompanyDetail title="수주 상세" listPath={paths.orderList} listed={listedOrder} />
);
