import type { Envelope, FieldIssue } from '@atrium/contracts/wire/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import type { Language } from '../people/Language'
import type { Refusal } from '../refusal/Refusal'
import type { Download } from './Download'

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

const answer = (status: number, envelope: Envelope): Response =>
  new Response(JSON.stringify(envelope), { status, headers })

const failure = (status: number, code: number, message: string, more: Partial<Envelope> = {}): Response =>
  answer(status, { error_code: code, error_msg: message, data: null, errorMessages: [message], ...more })

/** @param keptFor seconds for which anybody may cache it. Default: no caching */
export function succeeded(data: unknown, keptFor?: number): Response {
  const response = answer(200, { error_code: 0, error_msg: '', data: data ?? null })
  if (keptFor !== undefined) response.headers.set('cache-control', `public, max-age=${keptFor}`)
  return response
}

/** Also sets `Retry-After` if the refusal has one. */
export function refused({ status, code, message, english, data }: Refusal, language: Language): Response {
  const response = failure(status, code, (language === 'en' && english) || message, { data })
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
export function invalid(issues: readonly FieldIssue[], status: 400 | 413 | 415 = 400): Response {
  const texts = issues.map(({ path, message }) => `${path}: ${message}`)
  return failure(status, errorCodes.invalid, `请求有误：${texts[0] ?? ''}`, { errorMessages: texts, issues })
}

export const unauthenticated = (): Response =>
  failure(401, errorCodes.unauthenticated, '登录已过期，请重新登录')

/** The empty body tells the client that the account signed in elsewhere. */
export const signedInElsewhere = (): Response =>
  new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })

/** The database is temporarily unavailable. */
export function unavailable(): Response {
  const response = failure(503, errorCodes.unavailable, '服务繁忙，请稍后重试')
  response.headers.set('retry-after', '2')
  return response
}

/** The same whether or not the requested thing exists. */
export const forbidden = (): Response => failure(403, errorCodes.forbidden, '您没有权限进行此操作')

/** A HEAD that would do what the GET does, and discard the answer. */
export function notByHead(): Response {
  const response = failure(405, errorCodes.invalid, '请使用GET请求')
  response.headers.set('allow', 'GET')
  return response
}

export const missing = (): Response => failure(404, errorCodes.missing, '您访问的接口不存在')

export function broken(requestId: string): Response {
  const response = failure(500, errorCodes.broken, `服务出错了，请稍后重试（编号${requestId}）`)
  response.headers.set('x-request-id', requestId)
  return response
}
