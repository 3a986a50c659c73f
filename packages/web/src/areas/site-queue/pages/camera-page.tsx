import { Navigate } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Camera } from '../parts/camera/camera.tsx';
import { useCameraPlace } from '../parts/camera/use-camera-place.ts';
import { useSending } from '../parts/sender/use-sending.ts';

/** /site/camera: photos of the site that was chosen last. It asks the server for nothing, so it opens offline too. */
export function CameraPage() {
  useSending();
  const { place, change, wasAway } = useCameraPlace();
  if (place === undefined) return null;
  if (place === null) return <Navigate to={paths.siteQueue} replace />;
  return <Camera {...{ place, change, wasAway }} />;
}
