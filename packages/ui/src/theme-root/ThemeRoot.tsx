import { DirectionProvider } from '@radix-ui/react-direction'
import { clsx } from 'clsx'
import { setNonce } from 'get-nonce'
import {
  type ComponentProps,
  type CSSProperties,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type Parts, PartsContext } from '../parts/PartsContext'
import { PortalContainer } from '../portal-container'
import { openShadow } from '../shadow/openShadow'
import { shadowOf } from '../shadow/treeOf'
import styles from './ThemeRoot.module.css'
import { probeStyle, watchScheme } from './watchScheme'

export type Theme = 'light' | 'dark' | 'system'

/** Values of custom properties, by their names. */
export type Variables = Readonly<Record<`--atrium-${string}`, string>>

export interface ThemeRootProps extends ComponentProps<'div'> {
  /**
   * The colour theme. `system` follows the operating system, `host` the `color-scheme` of the element around. Default:
   * `system`.
   */
  theme?: Theme | 'host'
  /** Values of our custom properties, for the content and for everything that floats. Default: those of the theme. */
  variables?: Variables | undefined
  /** Class names of the host for parts of the interface. Parts are also named for `::part()`. Default: none. */
  parts?: Parts | undefined
  /** The language of the content as a BCP 47 tag such as `zh-CN`. Default: the page's language. */
  lang?: string
  /** The text direction of the content and of overlays. Default: inherited. */
  dir?: 'ltr' | 'rtl'
  /**
   * Where everything that floats is mounted, for content in a shadow root: that shadow root, or an element in it. Keep it
   * stable. Default: the end of the body.
   */
  container?: HTMLElement | ShadowRoot | undefined
  /** The nonce of the page's `style-src`, for the one style element that locks scrolling below a dialog. */
  nonce?: string
}

/**
 * The outermost element of everything that Atrium shows on a page. It sets theme, language and type. All
 * overlays (dialogs, menus, tooltips, toasts) are mounted at the end of the body or `container` with the same
 * settings, so that the host page can't clip them.
 */
export function ThemeRoot({
  theme = 'system',
  lang,
  dir,
  container: place,
  nonce,
  variables = noVariables,
  parts = noParts,
  className,
  style,
  children,
  ...props
}: ThemeRootProps) {
  const preferred = usePreferredTheme()
  const [around, probe] = useThemeAround(theme === 'host')
  const resolved = theme === 'system' ? preferred : theme === 'host' ? around : theme
  const container = useThemedContainer(place, {
    theme: resolved,
    lang,
    dir,
    className: clsx(styles.root, parts.floating),
    variables,
  })

  useInsertionEffect(() => {
    if (nonce) setNonce(nonce)
  }, [nonce])

  return (
    <div
      {...props}
      className={clsx(styles.root, parts.root, className)}
      style={{
        ...(theme === 'host' && { colorScheme: 'inherit' }),
        ...(variables as CSSProperties),
        ...style,
      }}
      part="root"
      data-atrium-root=""
      data-atrium-theme={resolved}
      data-slot="theme-root"
      lang={lang}
      dir={dir}
    >
      {theme === 'host' && <span ref={probe} aria-hidden className={styles.probe} style={probeStyle} />}
      <PartsContext value={parts}>
        <PortalContainer container={container}>
          {dir ? <DirectionProvider dir={dir}>{children}</DirectionProvider> : children}
        </PortalContainer>
      </PartsContext>
    </div>
  )
}

const noVariables: Variables = {}
const noParts: Parts = {}

/** The theme of the element around, and a ref for the element that detects it. */
function useThemeAround(isWanted: boolean) {
  const [theme, setTheme] = useState<'light' | 'dark'>(onServer)
  const probe = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () => (isWanted && probe.current ? watchScheme(probe.current, setTheme) : undefined),
    [isWanted],
  )
  return [theme, probe] as const
}

/** The system's colour theme, updated when it changes. */
function usePreferredTheme() {
  return useSyncExternalStore(subscribe, () => (query().matches ? 'dark' : 'light'), onServer)
}

/** A server can't know it, so its HTML is light until this runs. */
const onServer = () => 'light' as const

const query = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** The common settings of a root and its overlays. */
interface Themed {
  readonly theme: string
  readonly lang: string | undefined
  readonly dir: string | undefined
  readonly className: string
  readonly variables: Variables
}

/**
 * An element at the end of the place, by default the body, that lives as long as the caller and has its theme,
 * language and direction. There is none on a server.
 */
function useThemedContainer(
  place: HTMLElement | ShadowRoot | undefined,
  { theme, lang, dir, className, variables }: Themed,
) {
  const [container] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))

  // An insertion effect, because content that is initially open measures itself and takes the focus in layout
  // effects, which run from the inside out: the container must be attached before.
  useInsertionEffect(() => {
    if (!container) return
    const around = place ?? document.body
    around.append(container)
    const shadow = shadowOf(container)
    const leaveShadow = shadow && openShadow(shadow)
    return () => {
      leaveShadow?.()
      container.remove()
    }
  }, [container, place])

  useInsertionEffect(() => {
    if (!container) return
    container.dataset.atriumRoot = ''
    container.dataset.slot = 'portal-container'
    container.setAttribute('part', 'floating')
    container.dataset.atriumTheme = theme
    container.className = className
    setOrRemove(container, 'lang', lang)
    setOrRemove(container, 'dir', dir)
  }, [container, theme, lang, dir, className])

  useInsertionEffect(() => {
    for (const [name, value] of Object.entries(variables)) container?.style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(variables)) container?.style.removeProperty(name)
    }
  }, [container, variables])

  return container
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
