import { Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import type { LayerGroundProps } from '#ui/layers/layer-ground.ts';

const GroundPart = lazyPart(async () => (await import('#kit/ground/layer-ground.tsx')).GroundPart);

/** What the shell provides to dialogs and forms, loaded with the first of them. The dialog does not wait for it. */
export const LayerGroundPart = (props: LayerGroundProps) => (
  <Suspense>
    <GroundPart {...props} />
  </Suspense>
);
