import type { ComponentProps, MouseEvent } from 'react'
import { useHost } from './useKept'

interface FeatureLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path and query as in the feature's routes; the host decides the address. */
  readonly to: string
  /** Back skips the page with the link. Default: no. */
  readonly replace?: boolean
}

/**
 * A real link that navigates through the host: it opens in a new tab, can be copied, and never reloads the page.
 * Renders nothing if no screen shows its path.
 */
export function FeatureLink({ to, replace = false, onClick, ...props }: FeatureLinkProps) {
  const { href, navigate, serves } = useHost()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !plain || props.target === '_blank') return
    event.preventDefault()
    if (replace) navigate(to, { replace })
    else navigate(to)
  }
  if (!serves(to)) return null
  return <a {...props} href={href(to)} onClick={follow} />
}
