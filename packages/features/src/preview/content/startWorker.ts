import { ContentProblem, longestWait, type Reason } from './ContentProblem'
import { startTrusted } from './trusted'

/**
 * Starts a worker.
 *
 * @param lose called if its code can't be loaded, and with `broken` if it throws
 * @throws ContentProblem if the page's policy blocks it
 */
export function startWorker(start: () => Worker, lose: (reason: Reason) => void): Worker {
  let isBlocked = false
  // Without it, a blocked worker looks like one that couldn't be loaded.
  const notice = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (/^(worker|child|script|default)-src/.test(effectiveDirective)) isBlocked = true
  }
  document.addEventListener('securitypolicyviolation', notice, { signal: AbortSignal.timeout(longestWait) })
  try {
    const worker = startTrusted(start)
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      const isThrown = event instanceof ErrorEvent && event.message !== ''
      // The two events come in any order.
      setTimeout(() => lose(isThrown ? 'broken' : isBlocked ? 'blocked' : 'failed'))
    })
    return worker
  } catch {
    throw new ContentProblem('blocked')
  }
}
