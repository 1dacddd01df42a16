import { DirectionProvider } from '@radix-ui/react-direction'
import { clsx } from 'clsx'
import { setNonce } from 'get-nonce'
import { type ComponentProps, useInsertionEffect, useState, useSyncExternalStore } from 'react'
import { PortalContainer } from '../portal-container'
import styles from './ThemeRoot.module.css'

export type Theme = 'light' | 'dark' | 'system'

export interface ThemeRootProps extends ComponentProps<'div'> {
  /** The colour theme. `system` follows the operating system. Default: `system`. */
  theme?: Theme
  /** The language of the texts inside, as a BCP 47 tag such as `zh-CN`. Default: that of the page. */
  lang?: string
  /** Which way lines run, for what is inside and what floats. Default: as around it. */
  dir?: 'ltr' | 'rtl'
  /** The nonce of the page's `style-src`, for the one style element that locks scrolling under a dialog. */
  nonce?: string
}

/**
 * The outermost element of everything Atrium shows on a page. It sets theme, language and type, and gives
 * all that floats (dialogs, menus, tooltips, toasts) a place at the end of the body that carries the same,
 * so that it is themed, and not clipped, whatever the host page does around it.
 */
export function ThemeRoot({
  theme = 'system',
  lang,
  dir,
  nonce,
  className,
  children,
  ...props
}: ThemeRootProps) {
  const preferred = usePreferredTheme()
  const resolved = theme === 'system' ? preferred : theme
  const container = useThemedContainer({ theme: resolved, lang, dir, className: styles.root ?? '' })

  useInsertionEffect(() => {
    if (nonce) setNonce(nonce)
  }, [nonce])

  return (
    <div
      {...props}
      className={clsx(styles.root, className)}
      data-atrium-root=""
      data-atrium-theme={resolved}
      data-slot="theme-root"
      lang={lang}
      dir={dir}
    >
      <PortalContainer container={container}>
        {dir ? <DirectionProvider dir={dir}>{children}</DirectionProvider> : children}
      </PortalContainer>
    </div>
  )
}

/** The colour theme the person chose in their system, followed when they change it. */
function usePreferredTheme() {
  return useSyncExternalStore(subscribe, () => (query().matches ? 'dark' : 'light'), onServer)
}

/** A server can't know: what it sends is light until it runs here. */
const onServer = () => 'light' as const

const query = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

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
function useThemedContainer({ theme, lang, dir, className }: Themed) {
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
