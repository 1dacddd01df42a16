import { type RefObject, useLayoutEffect } from 'react'
import { treeOf } from '../../shadow/treeOf'

/** Elements that toasts must not cover: docked bars at the bottom of the window, and footers of dialogs. */
const docked = '[data-docked], [data-slot="dialog-footer"]'

/** Gap between the toasts and the element below them, in pixels. */
const gap = 20

/**
 * Moves a fixed element above every docked bar that it would cover, with `--toast-clear`, while `isActive`.
 * It never moves above the middle of the window, so that its text stays on screen.
 */
export function useClearOfDocked(ref: RefObject<HTMLElement | null>, isActive: boolean) {
  useLayoutEffect(() => {
    const element = ref.current
    if (!isActive || !element) return
    let frame = 0
    const measure = () => {
      frame = 0
      element.style.setProperty('--toast-clear', `${clearanceOf(element)}px`)
    }
    const plan = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    const changes = new MutationObserver(plan)
    changes.observe(treeOf(element), {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden', 'data-state', 'inert'],
    })
    const sizes = new ResizeObserver(plan)
    sizes.observe(element)
    window.addEventListener('resize', plan)
    window.addEventListener('scroll', plan, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('resize', plan)
      window.removeEventListener('scroll', plan, { capture: true })
    }
  }, [ref, isActive])
}

/** Height to keep clear at the bottom of the window, in pixels. */
function clearanceOf(element: HTMLElement): number {
  const { left, right, height } = element.getBoundingClientRect()
  const bars = [...treeOf(element).querySelectorAll(docked)]
    .filter((bar) => !element.contains(bar) && bar.checkVisibility({ visibilityProperty: true }))
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
    .sort((one, other) => other.bottom - one.bottom)
  let clear = 0
  for (const bar of bars) {
    const bottom = window.innerHeight - clear - gap
    if (bar.top < bottom && bar.bottom > bottom - height - gap) clear = window.innerHeight - bar.top
  }
  return Math.max(0, Math.min(clear, window.innerHeight / 2))
}
