import createCleaner, { type Config } from 'dompurify'
import { trustedTypesPolicy } from '../content/trusted'
import { disarm } from './disarm'

type TrustedHtml = NonNullable<Config['TRUSTED_TYPES_POLICY']>

const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'audio', 'video'],
  FORBID_ATTR: ['srcset', 'background', 'poster'],
  // Named elements would be reachable as properties of the page's objects.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
}

let cleaner: ReturnType<typeof createCleaner> | undefined

/**
 * Sanitises a document's HTML: removes everything that could run, request something from elsewhere, or look
 * like our own page.
 */
export function cleaned(markup: string): DocumentFragment {
  cleaner ??= startCleaner()
  const policy = trustedTypesPolicy()
  return cleaner.sanitize(markup, {
    ...allowed,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as unknown as TrustedHtml }),
  })
}

function startCleaner() {
  const started = createCleaner(window)
  // Done before it is in a document, because a picture would be requested there.
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
