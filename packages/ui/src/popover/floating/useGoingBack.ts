import { useEffect, useEffectEvent } from 'react'

/** What browsers ask first when one goes back on a phone, by a gesture or a button. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/** While `active`, going back closes what is open instead of leaving the page; where it leaves, it closes too. */
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
