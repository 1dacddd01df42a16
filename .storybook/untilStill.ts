/**
 * Waits until the story's code is loaded and nothing on the page fades: until then, colours are too pale, and
 * content that a closing dialog hid from assistive technology is still hidden. Endless animations, such as a
 * spinner, may continue.
 */
export async function untilStill({ ownerDocument: page }: HTMLElement): Promise<void> {
  const end = Date.now() + patience
  do await new Promise(requestAnimationFrame)
  while ((isOnItsWay(page) || page.getAnimations().some(isPassing)) && Date.now() < end)
}

const patience = 30_000

const isOnItsWay = (page: Document) => page.querySelector('[data-slot="screen-skeleton"]') !== null

const isPassing = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
