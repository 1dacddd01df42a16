import { useInsertionEffect, useState } from 'react'

/** An element at the end of the body that lives as long as the caller and carries its theme and language. */
export function useThemedContainer(theme: string, lang: string | undefined, className: string) {
  const [container] = useState(() => document.createElement('div'))

  // An insertion effect, because content that is open from the start measures itself and takes the
  // focus in layout effects, which run from the inside out: by then the container must be attached.
  useInsertionEffect(() => {
    document.body.append(container)
    return () => container.remove()
  }, [container])

  useInsertionEffect(() => {
    container.dataset.atriumRoot = ''
    container.dataset.slot = 'portal-container'
    container.dataset.atriumTheme = theme
    container.className = className
    if (lang === undefined) container.removeAttribute('lang')
    else container.lang = lang
  }, [container, theme, lang, className])

  return container
}
