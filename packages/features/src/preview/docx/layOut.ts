import { cleaned } from '../parts/cleaned'
import { disarmedSheet } from '../parts/disarm'
import type { WordPages } from './WordPages'

/** Time per frame, in milliseconds. */
const atOnce = 8

const ours = `
:host { all: initial; display: block; }
.docx-wrapper {
  display: flex; flex-direction: column; gap: 16px; align-items: center; width: fit-content; min-width: 100%;
  box-sizing: border-box; padding: 16px; background: none; zoom: var(--word-zoom, 1);
}
.docx-wrapper > section.docx {
  flex: none; margin: 0; background: #fff; box-shadow: 0 1px 4px rgb(16 24 34 / 20%); font-family: system-ui, sans-serif;
  content-visibility: auto; contain-intrinsic-size: auto 794px auto 1123px;
}
.docx img { max-width: 100%; }
.docx a[href] { color: #1d5fb8; text-decoration: underline; }`

/**
 * Puts a document into a shadow root, a few pages at a time. Call the returned function to stop.
 * @param tell called with the number of pages so far
 */
export function layOut(host: HTMLElement, { pages, styles }: WordPages, tell: (count: number) => void) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const own = new CSSStyleSheet()
  own.replaceSync(ours)
  shadow.adoptedStyleSheets = [disarmedSheet(styles), own]
  const wrapper = document.createElement('div')
  wrapper.className = 'docx-wrapper'
  shadow.replaceChildren(wrapper)
  const control = new AbortController()
  wrapper.addEventListener('click', (event) => follow(event, shadow), { signal: control.signal })
  let next = 0
  let frame = requestAnimationFrame(function go() {
    const until = performance.now() + atOnce
    do wrapper.append(cleaned(pages[next++] ?? ''))
    while (next < pages.length && performance.now() < until)
    tell(next)
    if (next < pages.length) frame = requestAnimationFrame(go)
  })
  return () => {
    control.abort()
    cancelAnimationFrame(frame)
  }
}

/** A link within the document scrolls there; in the page's address it would mean something else. */
function follow(event: Event, shadow: ShadowRoot): void {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
  const to = link?.getAttribute('href') ?? ''
  if (!to.startsWith('#')) return
  event.preventDefault()
  const elements = document.createTreeWalker(shadow, NodeFilter.SHOW_ELEMENT)
  for (let at = elements.nextNode(); at; at = elements.nextNode())
    if (at instanceof Element && at.id === `user-content-${to.slice(1)}`) {
      at.scrollIntoView()
      return
    }
}
