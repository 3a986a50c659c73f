import { FactList } from '../../../kit/record/fact-list.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';

type Site = {
  customerName: string;
  zipCode: string;
  addr1: string;
  addr2: string;
  placeName: string;
  placeManagerName: string;
  placeManagerMobile: string;
};

const address = ({ zipCode, addr1, addr2 }: Site): string =>
  [zipCode && `(${zipCode})`, addr1, addr2].filter((part) => part !== '').join(' ');

/** Customer and site as text (OUT-96, PART-22, INT-48). */
export function SiteFacts({ project }: { project: Site }) {
  return (
    <FactList
      facts={[
        { label: '고객사 상호', value: project.customerName },
        { label: '현장명', value: project.placeName },
        { label: '주소', value: address(project), wide: true },
        { label: '현장 담당자', value: project.placeManagerName },
        {
          label: '현장 연락처',
          value: project.placeManagerMobile && (
            <PhoneLink name={project.placeManagerName} phone={project.placeManagerMobile} />
          ),
        },
      ]}
    />
  );
}
