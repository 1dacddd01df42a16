/**
 * Waits until the story's code is loaded and nothing on the page fades: until then, colours are too pale, and
 * content that a closing dialog hid from assistive technology is still hidden.
 */
export const untilStill = ({ ownerDocument: page }: HTMLElement): Promise<void> =>
  untilNot(() => isOnItsWay(page) || isMoving(page), 30_000)

/** Waits until what just opened or closed has stopped moving. */
export const untilUnmoved = async (page: Document): Promise<void> => {
  if (isMoving(page)) await untilNot(() => isMoving(page), 2_000)
}

async function untilNot(isBusy: () => boolean, patience: number) {
  const end = Date.now() + patience
  do await new Promise(requestAnimationFrame)
  while (isBusy() && Date.now() < end)
}

const isOnItsWay = (page: Document) => page.querySelector('[data-slot="screen-skeleton"]') !== null

const isMoving = (page: Document) =>
  page.getAnimations().some((animation) => isTimed(animation) && isPassing(animation))

/** Other animations follow the scroll position, and never end. */
export const isTimed = ({ timeline }: Animation) => timeline === document.timeline

/** Endless animations, such as a spinner, may continue. */
const isPassing = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
