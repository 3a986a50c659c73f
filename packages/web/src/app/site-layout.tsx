import { Outlet } from '@tanstack/react-router';
import { LeaveGuard } from '#kit/form/leave-guard.tsx';
import { GroundPart } from '#kit/ground/layer-ground.tsx';
import { LayerGround } from '#ui/layers/layer-ground.ts';
import { Questions } from './questions.tsx';

/** The frame of pages that open without a connection: no header, and nothing that asks the server. */
export const SiteLayout = () => (
  <>
    <LayerGround value={GroundPart}>
      <Outlet />
    </LayerGround>
    <LeaveGuard />
    <Questions />
  </>
);
