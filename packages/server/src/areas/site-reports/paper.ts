import type { ReportMaterial, Signer } from '@portal/contract/areas/site-reports/calls';
import type { PaperFacts } from './tables.ts';

/** A photo of the paper: its stored bytes, null once they are gone. */
export type PaperPhoto = { bytes: Uint8Array | null; caption: string; taken: string };

/** Everything that stands on the paper. The same input gives the same bytes. */
export type Paper = PaperFacts & {
  version: number;
  /** When it was signed, in Seoul. */
  signed: string;
  summary: string;
  remarks: string;
  materials: readonly ReportMaterial[];
  pairs: readonly { before: PaperPhoto | null; after: PaperPhoto | null }[];
  signatures: readonly { signer: Signer; name: string; role: string; time: string; strokes: string }[];
  /** Why the customer did not sign, '' when they did; and the photo of it. */
  absence: string;
  absenceNote: string;
  absencePhoto: PaperPhoto | null;
};
