import { relevantShipping, type Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import type { ProjectRecord } from './queries/detail.ts';

/** The stored shipment under its request names. */
export const shippingOf = (project: ProjectRecord): Shipping => ({
  DeliveryType: project.delivery_type,
  SendType: project.send_type,
  SendZipCode: project.send_zip_code,
  SendAddr1: project.send_addr1,
  SendAddr2: project.send_addr2,
  TNumber: project.parcel_number,
  QNumber: project.courier_phone,
  Vname: project.visitor_name,
});

/** The columns of a shipment: only what belongs to its delivery and send type (D-69). */
export function shippingColumns(shipping: Shipping) {
  const relevant = relevantShipping(shipping);
  return {
    delivery_type: relevant.DeliveryType,
    send_type: relevant.SendType,
    send_zip_code: relevant.SendZipCode,
    send_addr1: relevant.SendAddr1,
    send_addr2: relevant.SendAddr2,
    parcel_number: relevant.TNumber,
    courier_phone: relevant.QNumber,
    visitor_name: relevant.Vname,
  };
}
