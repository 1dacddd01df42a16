import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../refusal/Refusal'

/** The reading process's messages: that it is ready, and then one answer per task. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly made: unknown }
  | { readonly kind: 'refused'; readonly entry: RefusalEntry }
  | { readonly kind: 'failed'; readonly message: string }

export function answerOf(error: unknown): Answer {
  if (error instanceof Refusal) return { kind: 'refused', entry: error.entry }
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
}

/** Returns the task's result, or throws its error. */
export function madeOf(answer: Answer): unknown {
  if (answer.kind === 'made') return answer.made
  if (answer.kind === 'refused') throw new Refusal(answer.entry)
  throw new Error(answer.kind === 'failed' ? answer.message : 'The reading process spoke out of turn.')
}
