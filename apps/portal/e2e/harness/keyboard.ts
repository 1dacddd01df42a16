import type { Locator, Page } from 'playwright'
import { expect } from './expect'

/** A person who uses only the keyboard. The focus must always be visible and on an element. */
export interface Keyboard {
  press(...keys: readonly string[]): Promise<void>
  type(text: string): Promise<void>
  /** Presses Tab, or another key, until this element has the focus. */
  reach(target: Locator, key?: string): Promise<void>
}

const mostPresses = 150

export function takeKeyboard(page: Page): Keyboard {
  async function press(...keys: readonly string[]) {
    for (const key of keys) {
      await page.keyboard.press(key)
      // Closing or opening something may move the focus a moment later.
      await expect.poll(() => page.evaluate(lookAtFocus), { message: `the focus after ${key}` }).toBe('seen')
    }
  }
  return {
    press,
    type: (text) => page.keyboard.type(text),
    async reach(target, key = 'Tab') {
      await target.waitFor()
      for (let presses = 0; presses < mostPresses; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press(key)
      }
      throw new Error(`${target} is not reached by ${mostPresses} times ${key}.`)
    },
  }
}

/** `lost` for the body; the name of a focused element without a visible focus; otherwise `seen`. */
function lookAtFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'lost'
  // Scripts focus regions so that people read on from there; regions aren't controls.
  const isRegion = focused.matches('main, h1, [role=dialog], [role=alertdialog], [role=menu]')
  const isMarked = focused.matches('[data-highlighted]')
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const hasRing = around.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })
  return isRegion || isMarked || hasRing ? 'seen' : `not seen: ${focused.outerHTML.slice(0, 120)}`
}
