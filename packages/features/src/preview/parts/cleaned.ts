import createCleaner, { type Config } from 'dompurify'
import { disarm } from './disarm'

const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'audio', 'video'],
  FORBID_ATTR: ['srcset', 'background', 'poster'],
  // Names would reach into the page.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
}

let cleaner: ReturnType<typeof createCleaner> | undefined

/** What a document says in HTML, without what could run, ask for anything from elsewhere, or look like our own page. */
export function cleaned(markup: string): DocumentFragment {
  cleaner ??= startCleaner()
  return cleaner.sanitize(markup, allowed)
}

function startCleaner() {
  const started = createCleaner(window)
  // Before anything is in a document, where a picture would be asked for.
  started.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('style') && 'style' in element) disarm(element.style as CSSStyleDeclaration)
    if (element.nodeName === 'IMG') {
      if (!/^data:image\/(png|jpeg|gif|webp);/.test(element.getAttribute('src') ?? ''))
        element.replaceWith(element.getAttribute('alt') ?? '')
    } else if (element.nodeName === 'A') {
      const to = element.getAttribute('href') ?? ''
      if (!/^(https?:|mailto:|#)/i.test(to)) element.removeAttribute('href')
      if (to.startsWith('#')) return
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer nofollow')
    }
  })
  return started
}
