import type { Envelope, FieldIssue } from '@atrium/contracts/wire/contract'
import { type RefusalEntry, wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Context } from 'hono'
import type { Language } from '../people/Language'
import { languageOf } from './caller/callerLanguage'
import type { Download } from './Download'

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

const answer = (status: number, envelope: Envelope): Response =>
  new Response(JSON.stringify(envelope), { status, headers })

/** @param keptFor seconds for which anybody may cache it. Default: no caching */
export function succeeded(data: unknown, keptFor?: number): Response {
  const response = answer(200, { error_code: 0, error_msg: '', data: data ?? null })
  if (keptFor !== undefined) response.headers.set('cache-control', `public, max-age=${keptFor}`)
  return response
}

const sentenceOf = ({ chinese, english }: RefusalEntry, language: Language): string =>
  language === 'en' ? english : chinese

/** Answers with the refusal's sentence in the language. Also sets `Retry-After` if its data has it. */
export function refused(entry: RefusalEntry, language: Language, more: Partial<Envelope> = {}): Response {
  const { code, status = 200, data = null } = entry
  const message = sentenceOf(entry, language)
  const response = answer(status, {
    error_code: code,
    error_msg: message,
    data,
    errorMessages: [message],
    ...more,
  })
  const seconds = Object(data).retryAfterSeconds
  if (typeof seconds === 'number') response.headers.set('retry-after', String(seconds))
  return response
}

/** A download, with `nosniff` and without caching. */
export function downloaded(given: Download): Response {
  const type = 'type' in given ? given.type : given.content.type
  return new Response(given.content, {
    headers: {
      'content-type': type || 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(given.name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** @param status 400, or a more specific reason why the request could not be read */
export function invalid(
  issues: readonly FieldIssue[],
  language: Language,
  status: 400 | 413 | 415 = 400,
): Response {
  const texts = issues.map(({ path, message }) => `${path}: ${message}`)
  const entry = { ...wireRefusals.invalid({ issue: texts[0] ?? '' }), status }
  return refused(entry, language, { errorMessages: texts, issues })
}

export const unauthenticated = (language: Language): Response =>
  refused(wireRefusals.unauthenticated, language)

/** The empty body tells the client that the account signed in elsewhere. */
export const signedInElsewhere = (): Response =>
  new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })

/** The database is temporarily unavailable. */
export function unavailable(language: Language): Response {
  const response = refused({ ...wireRefusals.busy, data: null }, language)
  response.headers.set('retry-after', '2')
  return response
}

/** The same whether or not the requested thing exists. */
export const forbidden = (language: Language): Response => refused(wireRefusals.forbidden, language)

/** A HEAD that would do what the GET does, and discard the answer. */
export function notByHead(language: Language): Response {
  const response = refused(wireRefusals.onlyByGet, language)
  response.headers.set('allow', 'GET')
  return response
}

/** The answer for a path that doesn't exist, at all or for this caller. */
export const missing = (context: Context): Response =>
  refused(wireRefusals.operationMissing, languageOf(context))

export function broken(requestId: string, language: Language): Response {
  const response = refused(wireRefusals.broken({ requestId }), language)
  response.headers.set('x-request-id', requestId)
  return response
}
