/**
 * Waits until the code of what is shown is there, and nothing on the page fades any more: meanwhile its colours are
 * paler than they will be, and what a closing dialog hid from assistive technology is still hidden. What never ends,
 * such as a spinner, may go on.
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
