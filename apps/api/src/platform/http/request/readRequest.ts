import type { FieldIssue, Operation } from '@atrium/contracts/wire/contract'
import type { Context } from 'hono'
import type { Language } from '../../people/Language'
import { invalid } from '../answers'
import { languageOf } from '../caller/callerLanguage'
import { strangeValue } from './strangeValue'

/** The parts of a request before validation. */
export interface RawInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Before anything is read. */
export const nothing: RawInput = { params: {}, query: {}, body: undefined }

/** Reads the parts that the operation expects; a Response says why that is impossible. */
export async function readRequest(
  context: Context,
  operation: Operation,
  arrived: Uint8Array,
): Promise<RawInput | Response> {
  const language = languageOf(context)
  const query = readQuery(context.req.queries(), language)
  if (query instanceof Response) return query
  const type = context.req.header('content-type') ?? ''
  const body = operation.body && (await (operation.form ? readForm : readJson)(type, arrived, language))
  if (body instanceof Response) return body
  const raw = { params: context.req.param(), query, body }
  const strange = strangeValue(raw)
  return strange ? invalid([strange], language) : raw
}

function readQuery(values: Record<string, string[]>, language: Language): Record<string, string> | Response {
  const twice = Object.keys(values).find((key) => (values[key]?.length ?? 0) > 1)
  if (twice !== undefined) return invalid([issue(`query.${twice}`, 'must be given only once')], language)
  return Object.fromEntries(Object.entries(values).map(([key, [value = '']]) => [key, value]))
}

async function readJson(type: string, arrived: Uint8Array, language: Language): Promise<unknown> {
  if (mediaType(type) !== 'application/json')
    return invalid([issue('body', 'must be application/json')], language, 415)
  try {
    return JSON.parse(new TextDecoder().decode(arrived))
  } catch {
    return invalid([issue('body', 'must be valid JSON')], language)
  }
}

async function readForm(type: string, arrived: Uint8Array, language: Language): Promise<unknown> {
  if (mediaType(type) !== 'multipart/form-data')
    return invalid([issue('body', 'must be multipart/form-data')], language, 415)
  const parts = await formParts(type, arrived)
  if (parts === undefined) return invalid([issue('body', 'must be valid multipart/form-data')], language)
  const twice = parts.find(([key], n) => parts.findIndex(([other]) => other === key) !== n)
  if (twice) return invalid([issue(`body.${twice[0].slice(0, 64)}`, 'must be given only once')], language)
  return Object.fromEntries(parts)
}

const mostParts = 100

async function formParts(type: string, arrived: Uint8Array) {
  try {
    const form = await new Response(Buffer.from(arrived), { headers: { 'content-type': type } }).formData()
    return [...form].slice(0, mostParts)
  } catch {
    // The body has arrived completely, so only the form itself can be wrong.
    return undefined
  }
}

const mediaType = (type: string) => type.split(';')[0]?.trim().toLowerCase()

const issue = (path: string, message: string): FieldIssue => ({ path, message })
