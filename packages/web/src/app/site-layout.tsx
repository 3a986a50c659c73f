import { Outlet } from '@tanstack/react-router';
import { LeaveGuard } from '#kit/form/leave-guard.tsx';
import { LayerGround } from '#ui/layers/layer-ground.ts';
import { LayerGroundPart } from './layer-ground-part.tsx';
import { Questions } from './questions.tsx';

/** The frame of pages that open without a connection: no header, and nothing that asks the server. */
export const SiteLayout = () => (
  <>
    <LayerGround value={LayerGroundPart}>
      <Outlet />
    </LayerGround>
    <LeaveGuard />
    <Questions />
  </>
);
