import { randomUUID } from 'node:crypto'
import { isUnavailable } from '../database/isUnavailable'
import type { Language } from '../people/Language'
import { describeError } from '../process/describeError'
import { InvalidInput } from '../refusal/InvalidInput'
import { Refusal } from '../refusal/Refusal'
import { broken, invalid, refused, unavailable } from './answers'
import type { Resources } from './Resources'

interface RequestContext {
  readonly operation?: string
  readonly language: Language
}

/** A refusal is an ordinary answer. Everything else is logged, and the caller gets only its number. */
export function answerError(
  { log }: Resources,
  error: unknown,
  { operation, language }: RequestContext,
): Response {
  if (error instanceof Refusal) return refused(error.entry, language)
  if (error instanceof InvalidInput) return invalid(error.issues, language, error.status)
  const requestId = randomUUID()
  log({ level: 'error', event: 'failed', operation, requestId, ...describeError(error) })
  return isUnavailable(error) ? unavailable(language) : broken(requestId, language)
}
