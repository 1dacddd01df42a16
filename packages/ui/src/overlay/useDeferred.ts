import { useEffect, useEffectEvent, useState } from 'react'
import type { Deferred } from './onFirstUse'

/**
 * The code, once it was wanted here. If it can't be loaded, the error is reported to the window and `giveUp`
 * resets the state: the trigger stays usable, and the next use loads again.
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

  // Read while rendering, so that loaded code shows at once.
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
