import type { Page } from 'playwright'

/**
 * Resolves when the page has painted several times without a change: of its content, of that in the shadow root of the
 * feature, of the focus, or by an animation.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const unchanged = 6
    const shadow = document.querySelector('#feature')?.shadowRoot ?? undefined
    const focused = () => shadow?.activeElement ?? document.activeElement
    let since = 0
    const observer = new MutationObserver(() => {
      since = 0
    })
    for (const tree of shadow ? [document, shadow] : [document])
      observer.observe(tree, { childList: true, subtree: true, attributes: true, characterData: true })
    for (let before = focused(); since < unchanged; before = focused()) {
      await new Promise((painted) => requestAnimationFrame(painted))
      // Something that turns for ever shows that it is waiting.
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        )
      since = isMoving || focused() !== before ? 0 : since + 1
    }
    observer.disconnect()
  })
