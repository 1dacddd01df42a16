import { useEffect, useEffectEvent } from 'react'

/** The browser API that receives back gestures on phones first. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * While `active`, going back closes the overlay instead of leaving the page. If the page is left anyway, the
 * overlay closes too.
 */
export function useGoingBack(active: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!active) return
    const watcher = watch()
    watcher?.addEventListener('close', onBack)
    window.addEventListener('popstate', onBack)
    return () => {
      watcher?.destroy()
      window.removeEventListener('popstate', onBack)
    }
  }, [active])
}

function watch(): CloseWatcher | undefined {
  const Watcher: unknown = Reflect.get(window, 'CloseWatcher')
  return typeof Watcher === 'function' ? Reflect.construct(Watcher, []) : undefined
}
