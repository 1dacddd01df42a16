/**
 * Waits until nothing on the page fades any more: meanwhile its colours are paler than they will be, and what a
 * closing dialog hid from assistive technology is still hidden. What never ends, such as a spinner, may go on.
 */
export async function untilStill({ ownerDocument: page }: HTMLElement): Promise<void> {
  const end = Date.now() + patience
  do await new Promise(requestAnimationFrame)
  while (page.getAnimations().some(isPassing) && Date.now() < end)
}

const patience = 3000

const isPassing = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
