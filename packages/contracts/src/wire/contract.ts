import * as v from 'valibot'

export type Schema = v.GenericSchema
export type ObjectSchema = v.GenericSchema<Record<string, unknown>>

/** One API call. The typed client, the service's routing, mock answers and OpenAPI are derived from it. */
export interface OperationShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path; `{name}` is a path parameter described in `params`. */
  readonly path: `/api/${string}` | `/v1/${string}`
  /** Anyone may call it, and the client sends no token. The policy says who may call other operations. */
  readonly isPublic?: true
  /**
   * The caller is the server of an embedding site, with its own key as bearer. Only for public operations: the handler
   * checks the key. Browsers of other sites can't read the answer.
   */
  readonly siteKey?: true
  /** The caller is an application, with its access token of a person as bearer. Like `siteKey`, the handler checks it. */
  readonly applicationToken?: true
  /** Only for the browser in which a request to sign in to an application began: it sends the request's cookie. */
  readonly signInRequest?: true
  /** Starts or renews a session, with a proof of the browser's key (`browserProofHeader`). */
  readonly browserProof?: true
  /**
   * Sends or takes a code. The page identifies itself with `codeChallengeHeader`, because a code works only
   * for the page that requested it.
   */
  readonly codeChallenge?: true
  /** `writes` (the default except for GET): one transaction and one audit row. `reads`: neither. */
  readonly effect?: 'reads' | 'writes'
  /**
   * Each call has a key (`idempotencyHeader`). Calls with the same key and input run once and get the same
   * answer. The typed client creates the keys. Only for operations that write, without files.
   */
  readonly idempotent?: true
  readonly params?: ObjectSchema
  /** Values arrive as text: use {@link wholeNumber} and {@link flag} for numbers and booleans. */
  readonly query?: ObjectSchema
  readonly body?: Schema
  /** The body is sent as multipart/form-data: text and files, each part once. */
  readonly form?: true
  /** `file`: the answer is a download instead of an envelope, and `response` is {@link file}. */
  readonly answers?: 'file'
  /** The content of the envelope's `data`. */
  readonly response: Schema
}

export type Operation<T extends OperationShape = OperationShape> = T & { readonly name: string }

export type Contract = Readonly<Record<string, Operation>>

/** Adds each operation's key as its name. */
export function contract<const T extends Record<string, OperationShape>>(
  operations: T,
): { readonly [K in keyof T]: Operation<T[K]> } {
  const named = Object.entries(operations).map(([name, shape]) => [name, { ...shape, name }])
  return Object.fromEntries(named)
}

type Part<O, K extends string, Direction extends 'in' | 'out'> = O extends {
  readonly [P in K]: infer S extends Schema
}
  ? { readonly [P in K]: Direction extends 'in' ? v.InferInput<S> : v.InferOutput<S> }
  : unknown

/** A caller's arguments: `{ params?, query?, body? }`, as the operation defines them. */
export type OperationInput<O extends OperationShape> = Part<O, 'params', 'in'> &
  Part<O, 'query', 'in'> &
  Part<O, 'body', 'in'>

/** The parsed arguments, as the service's handler receives them. */
export type OperationArguments<O extends OperationShape> = Part<O, 'params', 'out'> &
  Part<O, 'query', 'out'> &
  Part<O, 'body', 'out'>

/** A caller's result: the parsed `data` of the envelope. */
export type OperationOutput<O extends OperationShape> = v.InferOutput<O['response']>

/** The return value of the service's handler. */
export type OperationAnswer<O extends OperationShape> = v.InferInput<O['response']>

export const effectOf = (operation: OperationShape): 'reads' | 'writes' =>
  operation.effect ?? (operation.method === 'GET' ? 'reads' : 'writes')

/** A change that the specification defines as a GET. */
export const writesByGet = (operation: OperationShape): boolean =>
  operation.method === 'GET' && effectOf(operation) === 'writes'

/** Keys that may repeat the company's id in a call; the service compares them with the header. */
export const companyKeys = ['enterPriseId', 'enterpriseId', 'EnterpriseId'] as const

/** Every answer. `error_code` 0 means success. */
export interface Envelope {
  readonly error_code: number
  readonly error_msg: string
  readonly data: unknown
  /** On failure: texts to show, most important first. */
  readonly errorMessages?: readonly string[]
  /** On 400: the wrong fields, each with the reason. */
  readonly issues?: readonly FieldIssue[]
}

export interface FieldIssue {
  /** Dotted path from the root of the input, for example `body.departmentName`. */
  readonly path: string
  readonly message: string
}

/** An opaque id: 1 to 64 letters, digits, `_` or `-`. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/, 'must be an id of 1 to 64 letters, digits, _ or -'),
)

/** A point in time, ISO 8601 in UTC. */
export const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => new Date(value).getUTCFullYear() > 0, 'must be a point in time after the year 0'),
)

/** Removes invisible characters: contacts and chats put direction marks and joiners around numbers. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')

/** Removes spaces and invisible characters, and converts full-width letters and digits. */
export const compact = (text: string): string => withoutInvisible(text.normalize('NFKC')).replace(/\s/g, '')

/**
 * Normalises a phone number: removes spaces, hyphens and the country code, and converts full-width digits.
 */
export const tidyPhone = (text: string): string =>
  compact(text)
    .replace(/[-‐-―()'"]/g, '')
    .replace(/^\+?0{0,2}86(?=1\d{10}$)/, '')

/** A mainland mobile number in any notation. */
export const mobile = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform(tidyPhone),
  v.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号'),
)

/** A pasted sign-in name: a phone is normalised as in {@link tidyPhone}, anything else is trimmed. */
export function tidyAccountName(typed: string): string {
  const phone = tidyPhone(typed)
  return /^1\d{10}$/.test(phone) ? phone : withoutInvisible(typed).trim()
}

/** A whole number that may arrive as text. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'must be a whole number'), v.transform(Number)),
    ]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

/** A boolean that may arrive as the text `true` or `false`. */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])

/** Length in code points, as people count characters, not in UTF-16 units. */
export const codePoints = (text: string): number => [...text].length

/** A visible character: not a space, format character or filler, which make names look empty or identical. */
const shown = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether the text has a visible character. */
export const isVisible = (value: string): boolean => shown.test(value)

const visibleIfAny = v.check(
  (value: string) => value === '' || isVisible(value),
  'must have a character that can be seen',
)

/**
 * Trimmed text without control characters, `least` to `most` code points long. If it isn't empty, it is
 * visible.
 */
export const text = (most: number, least = 0) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !hasControlCharacter(value), 'must not contain control characters'),
    visibleIfAny,
    v.check((value) => codePoints(value) >= least, `must have at least ${least} characters`),
    v.check((value) => codePoints(value) <= most, `must have at most ${most} characters`),
  )

/** Like {@link text}, with several lines. */
export const longText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => !hasControlCharacter(value.replace(/[\n\r\t]/g, '')),
      'must not contain control characters',
    ),
    visibleIfAny,
    v.check((value) => codePoints(value) <= most, `must have at most ${most} characters`),
  )

/** Characters that move a terminal's cursor, break lines, change the text direction, or are invalid. */
const controls = [
  [0, 31],
  [127, 159],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
  [0xd800, 0xdfff],
] as const

function hasControlCharacter(value: string): boolean {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0
    if (controls.some(([first, last]) => code >= first && code <= last)) return true
  }
  return false
}

/** The requested page, counted from 1, and its number of rows. */
export const pageQuery = (most: number) => ({
  pageIndex: wholeNumber(1, 1_000_000),
  pageSize: wholeNumber(1, most),
})

/** One page of a longer list. */
export const page = <const S extends Schema>(row: S) =>
  v.object({ totalItems: v.pipe(v.number(), v.integer(), v.minValue(0)), list: v.array(row) })

/** Number of rows of each kind, independent of the requested one. Kinds without rows are absent. */
export const counts = <const K extends v.ObjectEntries>(kind: K) =>
  v.array(v.object({ ...kind, count: v.pipe(v.number(), v.integer(), v.minValue(1)) }))

/** The body of a `form` operation. Absent values are omitted; everything except files is sent as text. */
export function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(key, value)
    else if (value !== undefined) form.append(key, String(value))
  }
  return form
}

/** An uploaded file. The service checks size and content. */
export const upload = v.instance(File)

/** A file to download, with its name. Its type is that of the content. */
export const file = v.object({ name: v.string(), content: v.instance(Blob) })
