import type { Notice } from '../host/host'
import type { Failure } from './Failure'

/**
 * The notice of a failure: a rule's "no" goes by itself, after 5 seconds when it is for want of a right, as the
 * person knows what to do instead; whatever went wrong stays until it is read.
 */
export function failureNotice({ kind }: Failure, message: string): Notice {
  if (kind === 'forbidden') return { tone: 'warning', message, duration: 5000 }
  return { tone: kind === 'refused' || kind === 'invalid' ? 'warning' : 'failure', message }
}
