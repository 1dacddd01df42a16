import { sentCode } from '@atrium/contracts/shared/codes/contract'
import { useState } from 'react'
import * as v from 'valibot'
import { useDescribeFailure } from '../host/useHost'
import { useAction } from '../request/useAction'
import type { Failure } from '../wire/Failure'
import { useCodeRefusals } from './useCodeRefusals'
import { useCountdown } from './useCountdown'

/** Asks for a code, at most once in the time that the service says. */
export function useCodeRequest(
  purpose: string,
  recipient: string,
  request: () => Promise<v.InferOutput<typeof sentCode>>,
) {
  const { seconds, start } = useCountdown(`${purpose} ${recipient}`)
  const { run, busy } = useAction(request)
  const describe = useDescribeFailure(useCodeRefusals())
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
    /** A code went out since the page was opened. */
    sent: outcome !== undefined && !failure,
    problem: failure && describe(failure),
  }
}
