import type { FieldIssue, Operation } from '@atrium/features/shared/contract'
import type { Context } from 'hono'
import { invalid } from './answers'
import { strangeValue } from './strangeValue'

/** The parts of a request before its contract has looked at them. */
export interface RawInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Before any of it is read. */
export const nothing: RawInput = { params: {}, query: {}, body: undefined }

/** Reads what the operation expects; a Response says why that is impossible. */
export async function readRequest(context: Context, operation: Operation): Promise<RawInput | Response> {
  const query = readQuery(context.req.queries())
  if (query instanceof Response) return query
  const body = operation.body && (await (operation.form ? readForm : readJson)(context.req.raw))
  if (body instanceof Response) return body
  const raw = { params: context.req.param(), query, body }
  const strange = strangeValue(raw)
  return strange ? invalid([strange]) : raw
}

function readQuery(values: Record<string, string[]>): Record<string, string> | Response {
  const twice = Object.keys(values).find((key) => (values[key]?.length ?? 0) > 1)
  if (twice !== undefined) return invalid([issue(`query.${twice}`, 'must be given only once')])
  return Object.fromEntries(Object.entries(values).map(([key, [value = '']]) => [key, value]))
}

async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json')
    return invalid([issue('body', 'must be application/json')], 415)
  try {
    return JSON.parse(await request.text())
  } catch (error) {
    if (error instanceof SyntaxError) return invalid([issue('body', 'must be valid JSON')])
    throw error
  }
}

async function readForm(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'multipart/form-data')
    return invalid([issue('body', 'must be multipart/form-data')], 415)
  const parts = await formParts(request)
  if (parts === undefined) return invalid([issue('body', 'must be valid multipart/form-data')])
  const twice = parts.find(([key], n) => parts.findIndex(([other]) => other === key) !== n)
  if (twice) return invalid([issue(`body.${twice[0].slice(0, 64)}`, 'must be given only once')])
  return Object.fromEntries(parts)
}

const mostParts = 100

async function formParts(request: Request) {
  try {
    return [...(await request.formData())].slice(0, mostParts)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const mediaType = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

const issue = (path: string, message: string): FieldIssue => ({ path, message })
