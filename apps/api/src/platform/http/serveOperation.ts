import { effectOf, writesByGet } from '@atrium/contracts/wire/contract'
import {
  browserProofHeader,
  changeHeader,
  codeChallengeHeader,
  companyHeader,
  exporting,
  following,
  idempotencyHeader,
  purposeHeader,
} from '@atrium/contracts/wire/headers'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Owner } from '../owner/Owner'
import type { Language } from '../people/Language'
import { Refusal } from '../refusal/Refusal'
import type { Caller } from './AuditRow'
import { answerError } from './answerError'
import {
  downloaded,
  forbidden,
  invalid,
  notByHead,
  signedInElsewhere,
  succeeded,
  unauthenticated,
} from './answers'
import type { BrowserProofGiven } from './BrowserProofGiven'
import type { CompanyScope } from './CompanyScope'
import { callerAddress, socketAddress } from './caller/callerAddress'
import { callerAgent } from './caller/callerAgent'
import { languageOf } from './caller/callerLanguage'
import { bearerOf, visitorOf } from './caller/visitorOf'
import { checkAnswer } from './checkAnswer'
import { download } from './Download'
import { namedCompany } from './namedCompany'
import { needOf } from './needOf'
import type { Person } from './Person'
import type { Resources } from './Resources'
import type { Route } from './Route'
import type { Rules } from './Rules'
import { parseInput } from './request/parseInput'
import { nothing, type RawInput, readRequest } from './request/readRequest'
import { discardBody } from './request/receiveBody'
import { requireRecentProof } from './requireRecentProof'
import { runHandler } from './runHandler'

type Answering = (context: Context) => Promise<Response>

type Authorised = { readonly person?: Person; readonly company?: CompanyScope; readonly owner?: Owner }

/**
 * Answers one request of an operation: admission, authentication, authorisation, validation, then the
 * handler.
 */
export function serveOperation(ports: Resources, rules: Rules, route: Route) {
  const { operation } = route
  const most = mostBytes(operation)
  return operation.form ? wholly(inTurn, most) : inTurn

  async function inTurn(context: Context): Promise<Response> {
    try {
      const visitor = await visitorOf(ports, operation, context, addressOf(context, ports))
      const enter = (work: () => Promise<Response>) =>
        ports.admission.admitCall(visitor, effectOf(operation), work)
      if (!operation.body) return await enter(() => serve(context, nothingArrived))
      const isStranger = 'network' in visitor && operation.access !== 'public'
      if (operation.form || isStranger) {
        // Whether it is allowed is checked before the first byte is read.
        const early = await enter(() => serve(context, undefined))
        if (early !== mayCome) return early
      }
      const who = 'userId' in visitor ? visitor.userId : visitor.network
      return await ports.bodyReceiver.receive(context, who, most, (arrived) =>
        enter(() => serve(context, arrived)),
      )
    } catch (error) {
      return answerError(ports, error, { operation: operation.name, language: languageOf(context) })
    }
  }

  /** @param arrived undefined: only check whether it is allowed; `mayCome` is the positive answer */
  async function serve(context: Context, arrived: Uint8Array | undefined): Promise<Response> {
    const language = languageOf(context)
    if (context.req.method === 'HEAD') return notByHead(language)
    const address = addressOf(context, ports)
    const agent = callerAgent(context.req.header('user-agent'))
    const now = ports.clock()
    let userId: string | undefined
    const noteForbidden = () =>
      ports.log({ level: 'warning', event: 'forbidden', operation: operation.name, userId, address })
    const checked = async (raw: RawInput, person: Person | undefined) => {
      const header = context.req.header(companyHeader)
      const authorised = await authorise(ports, rules, operation, { person, header, raw, now, language })
      if (authorised instanceof Response && authorised.status === 403) noteForbidden()
      return authorised
    }
    try {
      const person = await authenticated(ports, rules, operation, context, now, { address, agent })
      if (person instanceof Response) return person
      userId = person?.userId
      const answer = async (body: Uint8Array): Promise<Response> => {
        const raw = await readRequest(context, operation, body)
        if (raw instanceof Response) return raw
        const authorised = await checked(raw, person)
        if (authorised instanceof Response) return authorised
        const parsed = parseInput(operation, raw)
        if ('issues' in parsed) return invalid(parsed.issues, language)
        if (writesByGet(operation) && !context.req.header(changeHeader))
          return invalid([changeHeaderMissing], language)
        if (operation.proof && person) requireRecentProof({ person, now })
        const idempotencyKey = idempotencyKeyOf(operation, context)
        if (idempotencyKey instanceof Response) return idempotencyKey
        const codeChallenge = codeChallengeOf(operation, context)
        if (codeChallenge instanceof Response) return codeChallenge
        const isExport = context.req.header(purposeHeader) === exporting
        const prepared = {
          isExport,
          ports,
          now,
          address,
          agent,
          language,
          input: parsed.input,
          idempotencyKey,
          browserProof: browserProofOf(operation, context),
          codeChallenge,
          ...authorised,
        }
        const data = await runHandler(rules, route, prepared)
        if (operation.answers === 'file') return downloaded(v.parse(download, data))
        if (ports.settings.checkAnswers) checkAnswer(operation, data)
        return succeeded(data, operation.keptFor)
      }
      if (arrived && !operation.form) return await answer(arrived)
      if (!operation.form) return mayCome
      const early = await checked(nothing, person)
      if (early instanceof Response) return early
      if (!arrived) return mayCome
      return await ports.uploads.during(early.company?.companyId ?? userId ?? '', () => answer(arrived))
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) noteForbidden()
      return answerError(ports, error, { operation: operation.name, language })
    }
  }
}

const nothingArrived = new Uint8Array()
const mayCome = new Response(null)

/** Anybody may call public operations, as often as they like, and none of them needs a large body. */
const mostBytes = ({ form, access }: ServedOperation) =>
  (form ? 8192 : access === 'public' ? 16 : 1024) * 1024

/** Reads the whole request before it is answered; otherwise the connection closes and the answer is lost. */
function wholly(serve: Answering, most: number): Answering {
  return async (context) => {
    const response = await serve(context)
    await discardBody(context, most)
    return response
  }
}

async function authenticated(
  ports: Resources,
  rules: Rules,
  operation: ServedOperation,
  context: Context,
  now: Date,
  caller: Caller,
): Promise<Person | undefined | Response> {
  if (operation.access === 'public') return undefined
  const bearer = bearerOf(context)
  const isUse = effectOf(operation) === 'writes' || context.req.header(purposeHeader) !== following
  const person =
    bearer === undefined
      ? 'anonymous'
      : await rules.authenticate(ports, bearer, now, isUse ? caller : undefined)
  if (person === 'anonymous') return unauthenticated(languageOf(context))
  return person === 'elsewhere' ? signedInElsewhere() : person
}

interface Asking {
  readonly person: Person | undefined
  /** The header that names the company. */
  readonly header: string | undefined
  readonly raw: RawInput
  readonly now: Date
  readonly language: Language
}

async function authorise(
  ports: Resources,
  rules: Rules,
  operation: ServedOperation,
  { person, header, raw, now, language }: Asking,
): Promise<Authorised | Response> {
  if (person === undefined) return {}
  const need = needOf(operation)
  if (!need) return { person }
  const companyId = namedCompany(header, raw)
  if (companyId === undefined) return forbidden(language)
  if (companyId === null) {
    if (operation.owner) return { person, owner: { kind: 'person', userId: person.userId } }
    return invalid([{ path: `header.${companyHeader}`, message: 'is required' }], language)
  }
  const company = await rules.callerScope(ports.database.connection, { person, companyId, need, now })
  return company === undefined
    ? forbidden(language)
    : { person, company, owner: { kind: 'company', companyId } }
}

const changeHeaderMissing = {
  path: `header.${changeHeader}`,
  message: 'is required: this call changes something',
}

function idempotencyKeyOf({ idempotent }: ServedOperation, context: Context): string | undefined | Response {
  if (!idempotent) return undefined
  const key = context.req.header(idempotencyHeader) ?? ''
  if (/^[\w-]{8,64}$/.test(key)) return key
  const message = 'must be a key of 8 to 64 letters, digits, _ or -, the same only for the same call'
  return invalid([{ path: `header.${idempotencyHeader}`, message }], languageOf(context))
}

/** A product that sends none gets a code that belongs to no page. */
function codeChallengeOf(
  { codeChallenge }: ServedOperation,
  context: Context,
): string | undefined | Response {
  const given = codeChallenge && context.req.header(codeChallengeHeader)
  if (!given) return undefined
  if (/^[\w-]{22,64}$/.test(given)) return given
  const message = 'must be 22 to 64 letters, digits, _ or - that nobody guesses'
  return invalid([{ path: `header.${codeChallengeHeader}`, message }], languageOf(context))
}

function browserProofOf(
  { browserProof, method }: ServedOperation,
  context: Context,
): BrowserProofGiven | undefined {
  const jwt = browserProof && context.req.header(browserProofHeader)
  return jwt ? { jwt, method, path: context.req.path } : undefined
}

const addressOf = (context: Context, { settings }: Resources) =>
  callerAddress(socketAddress(context), context.req.header('x-forwarded-for'), settings.trustedProxies)
