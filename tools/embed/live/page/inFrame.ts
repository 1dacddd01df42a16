import { controlsIn, placeOf } from './controls'
import { watchEffects } from './watchEffects'

/** What the crawler calls inside of a frame of the service. It is put there before the frame's own script. */
function watchFrame() {
  const effects = watchEffects(window.location.origin)
  return {
    settled: effects.settled,
    forget: effects.forget,
    seen: effects.seen,
    hasEffect: effects.hasEffect,
    isStarted: () => (document.querySelector('#root')?.childElementCount ?? 0) > 0,
    text: () => document.body.innerText,
    controls: () => controlsIn(document.body),
    place: (key: string) => placeOf(document.body, key),
  }
}

declare global {
  interface Window {
    inFrame: ReturnType<typeof watchFrame>
  }
}
if (window !== window.top) window.inFrame = watchFrame()
