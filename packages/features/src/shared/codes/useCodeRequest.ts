import { sentCode } from '@atrium/contracts/shared/codes/contract'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useDescribeFailure, useHost } from '../host/useKept'
import { useAction } from '../request/useAction'
import type { Failure } from '../wire/Failure'

/** Requests a code, at most once per interval of the service. */
export function useCodeRequest(
  purpose: string,
  recipient: string,
  request: () => Promise<v.InferOutput<typeof sentCode>>,
) {
  const { seconds, start } = useCountdown(`${purpose} ${recipient}`)
  const { run, busy } = useAction(request)
  const describe = useDescribeFailure()
  const [told, setTold] = useState<{ readonly recipient: string; readonly failure?: Failure }>()

  async function send(): Promise<boolean> {
    const result = await run()
    if (result.done) {
      start(result.value.retryAfterSeconds)
      setTold({ recipient })
      return true
    }
    const waiting = v.safeParse(sentCode, result.failure.data)
    if (waiting.success) start(waiting.output.retryAfterSeconds)
    setTold({ recipient, failure: result.failure })
    return false
  }

  const outcome = told?.recipient === recipient ? told : undefined
  const failure = outcome?.failure
  return {
    seconds,
    busy,
    send,
    /** A code was sent since the page was opened. */
    sent: outcome !== undefined && !failure,
    problem: failure && describe(failure),
  }
}

/**
 * A countdown in seconds that continues across reloads of the tab.
 * @param name of the countdown, for example the mobile that got a code
 */
function useCountdown(name: string) {
  const { tabStore } = useHost()
  const key = `countdown:${name}`
  const [, tick] = useState(0)
  const until = Number(tabStore.read(key) ?? 0)
  const seconds = Math.min(3600, Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  const waiting = seconds > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => tick((count) => count + 1), 250)
    return () => clearInterval(timer)
  }, [waiting])

  function start(length: number): void {
    tabStore.write(key, String(Date.now() + length * 1000))
    tick((count) => count + 1)
  }
  return { seconds, start }
}
