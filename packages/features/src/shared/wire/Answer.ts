import type { Envelope, file, Operation, OperationOutput } from '@atrium/contracts/wire/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { safeParse } from 'valibot'
import { Failure, type FailureKind } from './Failure'

/** A response, before it is checked against its contract. */
export interface Answer {
  readonly status: number
  /** Path after redirects; undefined without a redirect. */
  readonly landedOn: string | undefined
  readonly text: string
  readonly retryAfterSeconds: number | undefined
  /** The downloaded file. */
  readonly file?: OperationOutput<{ readonly response: typeof file } & Operation>
}

/** A response of `ofetch`, whose own types would make sites that embed features install Node's. */
type FetchedResponse = Response & { readonly _data?: Blob | undefined }

export async function readResponse(response: FetchedResponse): Promise<Answer> {
  const content = response._data ?? new Blob()
  const name = downloadName(response.headers)
  return {
    status: response.status,
    retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
    landedOn: response.redirected ? new URL(response.url).pathname : undefined,
    ...(name === undefined ? { text: await content.text() } : { text: '', file: { name, content } }),
  }
}

/** The parsed `data` of its envelope, or the file; throws the {@link Failure} that it reports. */
export function dataOf<O extends Operation>(operation: O, answer: Answer): OperationOutput<O> {
  if (operation.answers === 'file' && answer.file) return answer.file as OperationOutput<O>
  const envelope = readEnvelope(answer)
  if (answer.status !== 200 || envelope.error_code !== 0) throw asRefused(answer, envelope)
  const parsed = safeParse(operation.response, envelope.data)
  if (!parsed.success) {
    throw new Failure(
      'unavailable',
      `${operation.name} answered against its contract: ${parsed.issues[0].message}`,
    )
  }
  return parsed.output as OperationOutput<O>
}

/** File name of a download; undefined: it isn't one. */
function downloadName(headers: Headers): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}

function readEnvelope({ status, text }: Pick<Answer, 'status' | 'text'>): Envelope {
  try {
    const said: Partial<Envelope> | null = JSON.parse(text)
    if (said?.error_code !== undefined || said?.errorMessages)
      return { error_code: status, error_msg: '', data: null, ...said }
  } catch {
    // Not from the service.
  }
  return { error_code: status, error_msg: asWords(text), data: null }
}

/** The text of an intermediary; the source of a page isn't shown to people. */
const asWords = (text: string) => (/^\s*</.test(text) ? '' : text.trim().slice(0, 200))

/** An empty 403, or a 404 at the URL of a redirect to the sign-in, as in the specification. */
export function signedInElsewhere({ status, text, landedOn }: Answer): 'refused' | 'redirected' | undefined {
  if (status === 403 && text === '') return 'refused'
  return status === 404 && landedOn && /redirect-?to-?login/i.test(landedOn) ? 'redirected' : undefined
}

/** Nothing was done yet; it will be once the person proves who they are. */
export const wantsProof = (answer: Answer): boolean =>
  answer.text.length < 1000 && readEnvelope(answer).error_code === errorCodes.proofRequired

/** Where a company's people sign in, if the company requires it for the call. Nothing was done. */
export function companyAsked(answer: Answer): AskedCompany | undefined {
  if (answer.status !== 403) return undefined
  const { error_code, data } = readEnvelope(answer)
  if (error_code !== errorCodes.companySignInNeeded) return undefined
  const { companyId, connectionId } = (data ?? {}) as Partial<AskedCompany>
  return companyId && connectionId ? { companyId, connectionId } : undefined
}

/** A company that requires its own sign-in. */
export interface AskedCompany {
  readonly companyId: string
  readonly connectionId: string
}

/** The call needs a new proof of the browser's key. Nothing was done. */
export const isUnproven = (answer: Pick<Answer, 'status' | 'text'>): boolean =>
  answer.status === 401 && readEnvelope(answer).error_code === errorCodes.keyUnproven

function asRefused({ status, retryAfterSeconds }: Answer, envelope: Envelope): Failure {
  const message = envelope.errorMessages?.[0] ?? envelope.error_msg
  const { error_code, issues, data } = envelope
  return new Failure(kindOf(status), message, error_code, issues, data, retryAfterSeconds)
}

const secondsOf = (header: string | null) => (header && /^\d{1,5}$/.test(header) ? Number(header) : undefined)

function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'missing'
  if (status === 400) return 'invalid'
  return status >= 500 ? 'unavailable' : 'refused'
}
