import { rootsIn } from "./roots";

/** Ends every animation that ends by itself, and puts the endless ones at their beginning. */
export function endAnimations(): void {
  for (const root of rootsIn(document)) root.getAnimations().forEach(end);
}

function end(animation: Animation): void {
  if (endsByItself(animation)) animation.finish();
  else {
    animation.pause();
    animation.currentTime = 0;
  }
}

function endsByItself({ effect, playbackRate }: Animation): boolean {
  return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY && playbackRate > 0;
}
