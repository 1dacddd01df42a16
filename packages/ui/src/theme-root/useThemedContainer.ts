import { useInsertionEffect, useState } from 'react'

/** What is inside a root, and what floats above it, have in common. */
interface Themed {
  readonly theme: string
  readonly lang: string | undefined
  readonly dir: string | undefined
  readonly className: string
}

/**
 * An element at the end of the body that lives as long as the caller and carries its theme, language and direction.
 * On a server there is none, and nothing floats.
 */
export function useThemedContainer({ theme, lang, dir, className }: Themed) {
  const [container] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))

  // An insertion effect, because content that is open from the start measures itself and takes the
  // focus in layout effects, which run from the inside out: by then the container must be attached.
  useInsertionEffect(() => {
    if (container) document.body.append(container)
    return () => container?.remove()
  }, [container])

  useInsertionEffect(() => {
    if (!container) return
    container.dataset.atriumRoot = ''
    container.dataset.slot = 'portal-container'
    container.dataset.atriumTheme = theme
    container.className = className
    setOrRemove(container, 'lang', lang)
    setOrRemove(container, 'dir', dir)
  }, [container, theme, lang, dir, className])

  return container
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
