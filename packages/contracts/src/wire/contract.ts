import * as v from 'valibot'

export type Schema = v.GenericSchema
export type ObjectSchema = v.GenericSchema<Record<string, unknown>>

/** One call of the wire: from it come the typed client, the service's routing, stories' answers and OpenAPI. */
export interface OperationShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path; `{name}` stands for a path parameter described in `params`. */
  readonly path: `/api/${string}`
  /** Anyone may call it: the client sends no token. Who may call the others is in the policy. */
  readonly isPublic?: true
  /** Begins or renews a session: a browser proves its key beside (`browserProofHeader`). */
  readonly browserProof?: true
  /**
   * Sends a code by SMS or mail, or takes one: the page says beside by what it is known (`codeChallengeHeader`). A code
   * is worth something only to the page that asked for it.
   */
  readonly codeChallenge?: true
  /** `writes` (the default for all but GET): one transaction and one audit row. `reads`: neither. */
  readonly effect?: 'reads' | 'writes'
  /**
   * Each call carries a key (`idempotencyHeader`); calls with the same key and input are made once and get
   * the same answer. The typed client brings keys by itself. Only for what writes, without files.
   */
  readonly idempotent?: true
  readonly params?: ObjectSchema
  /** Values arrive as text: use {@link wholeNumber} and {@link flag} for numbers and booleans. */
  readonly query?: ObjectSchema
  readonly body?: Schema
  /** The body travels as multipart/form-data: text and files, each part once. */
  readonly form?: true
  /** `file`: the answer is a download instead of an envelope, and `response` is {@link file}. */
  readonly answers?: 'file'
  /** What the envelope's `data` holds. */
  readonly response: Schema
}

export type Operation<T extends OperationShape = OperationShape> = T & { readonly name: string }

export type Contract = Readonly<Record<string, Operation>>

/** Names each operation after its key. */
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

/** What a caller passes: `{ params?, query?, body? }` as far as the operation has them. */
export type OperationInput<O extends OperationShape> = Part<O, 'params', 'in'> &
  Part<O, 'query', 'in'> &
  Part<O, 'body', 'in'>

/** The same after parsing, as the service's handler receives it. */
export type OperationArguments<O extends OperationShape> = Part<O, 'params', 'out'> &
  Part<O, 'query', 'out'> &
  Part<O, 'body', 'out'>

/** What a caller receives: the parsed `data` of the envelope. */
export type OperationOutput<O extends OperationShape> = v.InferOutput<O['response']>

/** What the service's handler returns. */
export type OperationAnswer<O extends OperationShape> = v.InferInput<O['response']>

export const effectOf = (operation: OperationShape): 'reads' | 'writes' =>
  operation.effect ?? (operation.method === 'GET' ? 'reads' : 'writes')

/** A change that the specification makes a GET. */
export const writesByGet = (operation: OperationShape): boolean =>
  operation.method === 'GET' && effectOf(operation) === 'writes'

/** Keys under which the specification lets a call repeat the company's id; the service compares them with the header. */
export const companyKeys = ['enterPriseId', 'enterpriseId', 'EnterpriseId'] as const

/** Every answer: `error_code` 0 means success. */
export interface Envelope {
  readonly error_code: number
  readonly error_msg: string
  readonly data: unknown
  /** On a failed request: texts to show, the first one first. */
  readonly errorMessages?: readonly string[]
  /** On a 400: which field is wrong, and why. */
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

/** Text without invisible characters: contacts and chats put marks of direction and joiners around numbers. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')

/** A code or number without spaces and invisible characters, full-width letters and digits as plain ones. */
export const compact = (text: string): string => withoutInvisible(text.normalize('NFKC')).replace(/\s/g, '')

/** A phone without what people write around it: spaces, hyphens, the country's code, full-width digits. */
export const tidyPhone = (text: string): string =>
  compact(text)
    .replace(/[-‐-―()'"]/g, '')
    .replace(/^\+?0{0,2}86(?=1\d{10}$)/, '')

/** A mainland mobile number, however it is written. */
export const mobile = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform(tidyPhone),
  v.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号'),
)

/** What one signs in with, as it was pasted: a phone as {@link tidyPhone} has it, anything else trimmed. */
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

/** How many characters a person would count: code points, not UTF-16 units. */
export const codePoints = (text: string): number => [...text].length

/** What shows something: no space, format character or filler, of which names would look empty or like others. */
const shown = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether anybody would see the text. */
export const isVisible = (value: string): boolean => shown.test(value)

const visibleIfAny = v.check(
  (value: string) => value === '' || isVisible(value),
  'must have a character that can be seen',
)

/** Text without control characters, trimmed, of `least` to `most` code points; where it isn't empty, it can be seen. */
export const text = (most: number, least = 0) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !hasControlCharacter(value), 'must not contain control characters'),
    visibleIfAny,
    v.check((value) => codePoints(value) >= least, `must have at least ${least} characters`),
    v.check((value) => codePoints(value) <= most, `must have at most ${most} characters`),
  )

/** Text as {@link text}, over several lines. */
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

/** What moves a terminal's cursor, breaks lines, turns the direction of text around, or is no character at all. */
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

/** Which page of a list is asked for, counted from 1, and of how many rows at most. */
export const pageQuery = (most: number) => ({
  pageIndex: wholeNumber(1, 1_000_000),
  pageSize: wholeNumber(1, most),
})

/** A page of a longer list. */
export const page = <const S extends Schema>(row: S) =>
  v.object({ totalItems: v.pipe(v.number(), v.integer(), v.minValue(0)), list: v.array(row) })

/** How many rows of a list there are of each kind, whichever is asked for; of none, nothing is said. */
export const counts = <const K extends v.ObjectEntries>(kind: K) =>
  v.array(v.object({ ...kind, count: v.pipe(v.number(), v.integer(), v.minValue(1)) }))

/** The body of a `form` operation: absent values are left out; all but files are sent as text. */
export function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(key, value)
    else if (value !== undefined) form.append(key, String(value))
  }
  return form
}

/** A file in an upload. Size and content are the service's to check. */
export const upload = v.instance(File)

/** A file to download, under the name it is to be saved as. Its type is that of the content. */
export const file = v.object({ name: v.string(), content: v.instance(Blob) })
