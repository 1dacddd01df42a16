import type { Notice } from '../host/host'
import type { Failure } from './Failure'

/**
 * The notice of a failure. A refusal disappears by itself, a missing permission after 5 seconds, because the person
 * knows what to do; anything else stays until it is dismissed.
 */
export function failureNotice({ kind }: Failure, message: string): Notice {
  if (kind === 'forbidden') return { tone: 'warning', message, duration: 5000 }
  return { tone: kind === 'refused' || kind === 'invalid' ? 'warning' : 'failure', message }
}
