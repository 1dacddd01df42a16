import { useHost, usePathname } from '@atrium/features/shared'
import { useEffect, useRef } from 'react'
import { routes } from '../routes'

/** A shorter visit was a redirect or was left at once. */
const leastMilliseconds = 1000

interface PageViewsProps {
  readonly endpoint: string
  /** A generic title for these pages, without names. */
  readonly title: string
}

/** Sends a view of each page that stays open or is left for another site. */
export function PageViews({ endpoint, title }: PageViewsProps) {
  const { locale } = useHost()
  const pathname = usePathname()
  const known = useRef({ title, locale })
  useEffect(() => {
    known.current = { title, locale }
  })
  useEffect(() => {
    const send = () => {
      stop()
      const view = {
        // A mistyped path may contain anything.
        path: Object.hasOwn(routes, pathname) ? pathname : '/not-found',
        title: known.current.title,
        language: known.current.locale,
        referrer: firstReferrer(),
      }
      navigator.sendBeacon(endpoint, JSON.stringify(view))
    }
    const timer = setTimeout(send, leastMilliseconds)
    const sendBeforeLeaving = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', sendBeforeLeaving)
    function stop() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', sendBeforeLeaving)
    }
    return stop
  }, [pathname, endpoint])
  return null
}

let isTold = false

/** The referring site, sent with the first page only. */
function firstReferrer(): string {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  if (isTold || origin === location.origin) return ''
  isTold = true
  return origin
}
