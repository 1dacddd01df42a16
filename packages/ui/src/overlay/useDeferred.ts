import { useEffect, useEffectEvent, useState } from 'react'
import type { Deferred } from './onFirstUse'

/**
 * The code, from when it was first wanted here. If it can't be had, the error is reported to the window and
 * `giveUp` takes the wish back: what asked for it stays usable, and asking again fetches again.
 */
export function useDeferred<Code extends object>(
  deferred: Deferred<Code>,
  wanted: boolean,
  giveUp: () => void,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const fail = useEffectEvent((cause: unknown) => {
    reportError(new Error('The code of what was to open could not be loaded.', { cause }))
    giveUp()
  })

  // While rendering: code that is there already shows at once, as it would without being deferred.
  const now = code ?? (wanted ? deferred.loaded : undefined)
  if (now !== code) setCode(now)

  const missing = wanted && !now
  useEffect(() => {
    if (!missing) return
    let left = false
    deferred.load().then(
      (loaded) => left || setCode(loaded),
      (cause: unknown) => left || fail(cause),
    )
    return () => {
      left = true
    }
  }, [missing, deferred])

  return now
}
