import { driver, type PopoverDOM } from 'driver.js'
import type { GuideLabels, GuideStep } from '../Guide'
import styles from './Guide.module.css'

/** Shows the steps that there are; answers what takes them away without a word. */
export function showGuide(steps: readonly GuideStep[], labels: GuideLabels, onClose: () => void): () => void {
  const present = steps.flatMap((step) => {
    const element = document.querySelector(step.anchor)
    return element ? [{ ...step, element }] : []
  })
  const root = present[0]?.element.closest<HTMLElement>('[data-atrium-theme]')
  const restore = keepAttributes(present.map(({ element }) => element))

  const guide = driver({
    steps: present.map(({ element, title, text }, index) => ({
      element,
      popover: {
        title: asHtml(title),
        description: asHtml(text),
        showButtons: index === 0 ? ['next', 'close'] : ['next', 'previous', 'close'],
        progressText: asHtml(labels.progress(index + 1, present.length)),
      },
    })),
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 200,
    showProgress: present.length > 1,
    nextBtnText: asHtml(labels.next),
    prevBtnText: asHtml(labels.previous),
    doneBtnText: asHtml(labels.done),
    popoverClass: styles.guide ?? '',
    popoverOffset: 12,
    stagePadding: 6,
    stageRadius: 8,
    overlayColor: root ? getComputedStyle(root).getPropertyValue('--atrium-color-overlay') : 'black',
    overlayOpacity: 1,
    overlayClickBehavior: () => {},
    disableActiveInteraction: true,
    onPopoverRender: ({ wrapper, closeButton }: PopoverDOM) => {
      wrapper.dataset.atriumRoot = ''
      wrapper.dataset.atriumTheme = root?.dataset.atriumTheme ?? 'light'
      wrapper.dataset.slot = 'guide'
      wrapper.lang = root?.lang ?? ''
      wrapper.ariaModal = 'true'
      closeButton.ariaLabel = labels.close
    },
    onHighlighted: (_element, _step, { state }) => state.popover?.nextButton.focus(),
    // Not `onDestroyed`, which is left out for whoever is faster than the first step's next frame.
    onDestroyStarted: close,
  })
  function end() {
    document.removeEventListener('click', goOn, true)
    guide.destroy()
    restore()
  }
  function close() {
    end()
    onClose()
  }
  /** Who goes on with the page is done with the guide, and means what was clicked. */
  function goOn(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('.driver-popover')) return
    event.preventDefault()
    event.stopPropagation()
    close()
    pressAt(event.clientX, event.clientY)
  }
  if (present.length === 0) return end
  document.addEventListener('click', goOn, true)
  guide.drive()
  return end
}

/** Texts are plain, whatever stands in them. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Does what a click at this point of the window would have done, had nothing lain above it. */
function pressAt(clientX: number, clientY: number): void {
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, input, select, textarea, label, [role], [tabindex]')
  if (!control) return
  control.focus()
  // Menus open by it, other controls by the click.
  const init = { bubbles: true, cancelable: true, button: 0, clientX, clientY, pointerType: 'mouse' }
  control.dispatchEvent(new PointerEvent('pointerdown', init))
  control.click()
}

const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls']

/** A guide takes these away from what it points at; the answer gives them back. */
function keepAttributes(elements: readonly Element[]): () => void {
  const kept = elements.flatMap((element) =>
    borrowed.map((name) => ({ element, name, value: element.getAttribute(name) })),
  )
  return () => {
    for (const { element, name, value } of kept) {
      if (value !== null) element.setAttribute(name, value)
    }
  }
}
