import { driver, type PopoverDOM } from 'driver.js'
import type { GuideLabels, GuideStep } from '../Guide'
import styles from './Guide.module.css'

/** Shows the existing steps; returns a function that removes them silently. */
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
      for (const name of root?.style ?? [])
        if (name.startsWith('--')) wrapper.style.setProperty(name, root?.style.getPropertyValue(name) ?? '')
      wrapper.dataset.slot = 'guide'
      wrapper.lang = root?.lang ?? ''
      wrapper.ariaModal = 'true'
      closeButton.ariaLabel = labels.close
    },
    onHighlighted: (_element, _step, { state }) => state.popover?.nextButton.focus(),
    // Not `onDestroyed`, which is not called before the first step's next frame.
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
  /** A click on the page ends the guide and takes effect there. */
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

/** Escapes the texts, which are plain text. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Repeats a click on the element below the overlay at this point of the window. */
function pressAt(clientX: number, clientY: number): void {
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, input, select, textarea, label, [role], [tabindex]')
  if (!control) return
  control.focus()
  // Menus open on this event, other controls on the click.
  const init = { bubbles: true, cancelable: true, button: 0, clientX, clientY, pointerType: 'mouse' }
  control.dispatchEvent(new PointerEvent('pointerdown', init))
  control.click()
}

const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls']

/** A guide removes these attributes from its anchors; the returned function restores them. */
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
