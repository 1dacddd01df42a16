import { DirectionProvider } from '@radix-ui/react-direction'
import { clsx } from 'clsx'
import { setNonce } from 'get-nonce'
import { type ComponentProps, useInsertionEffect } from 'react'
import { PortalContainer } from '../portal-container'
import styles from './ThemeRoot.module.css'

import { usePreferredTheme } from './usePreferredTheme'
import { useThemedContainer } from './useThemedContainer'

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
