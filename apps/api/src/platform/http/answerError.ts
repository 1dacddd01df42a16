import { randomUUID } from 'node:crypto'
import { isUnavailable } from '../database/isUnavailable'
import { describeError } from '../process/describeError'
import { InvalidInput } from '../refusal/InvalidInput'
import { Refusal } from '../refusal/Refusal'
import { broken, invalid, refused, unavailable } from './answers'
import type { Resources } from './Resources'

/** A refusal is an answer like any other; everything else is logged, and told only by its number. */
export function answerError({ log }: Resources, error: unknown, operation?: string): Response {
  if (error instanceof Refusal) return refused(error)
  if (error instanceof InvalidInput) return invalid(error.issues)
  const requestId = randomUUID()
  log({ level: 'error', event: 'failed', operation, requestId, ...describeError(error) })
  return isUnavailable(error) ? unavailable() : broken(requestId)
}
