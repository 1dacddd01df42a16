import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { ScopeClass } from '@atrium/contracts/wire/scopes'
import type { Context } from 'hono'
import { readBearer } from '../keys/signedTokens'
import type { Language } from '../people/Language'
import { Refusal } from '../refusal/Refusal'
import { answerError } from './answerError'
import { signedInElsewhere, unauthenticated } from './answers'
import { callerAddress, socketAddress } from './caller/callerAddress'
import { callerAgent } from './caller/callerAgent'
import { languageOf } from './caller/callerLanguage'
import { networkOf } from './caller/networkOf'
import { isFromSite } from './corsFor'
import { requireScope } from './Embedding'
import type { AdmissionKind, Visitor } from './limits/createAdmission'
import type { Person } from './Person'
import type { Presented } from './Presented'
import type { Resources } from './Resources'
import type { Rules } from './Rules'
import { discardBody } from './request/receiveBody'

/** What a route requires of a request before its own work. */
export interface Entry {
  /** Names the route in the log. */
  readonly name?: string
  /** Whether only people with an open session may come. */
  readonly access: 'public' | 'session'
  /** What a token of an embedding site needs. Default: such tokens are refused. */
  readonly scope?: ScopeClass
  /** `only`: just sessions at the desk of the vendor's staff may come; `also`: these too. Default: they may not. */
  readonly desk?: 'only' | 'also'
  readonly limit: AdmissionKind
  /** `streamed`: the work reads the body itself, as it arrives. */
  readonly body: 'none' | 'streamed' | ReceivedBody
  /** What doesn't count as use of the session. Default: everything counts. */
  readonly isPassive?: (context: Context) => boolean
}

interface ReceivedBody {
  /** Bytes. */
  readonly most: number
  /**
   * For large bodies: checks before the first byte; a Response refuses. The body is then read to its end,
   * otherwise the connection would close and the answer be lost.
   */
  readonly check?: ((request: AdmittedRequest) => Promise<Response | undefined>) | undefined
}

/** A request that passed all checks of its entry. */
export interface AdmittedRequest {
  readonly context: Context
  readonly now: Date
  /** Address of the caller; a forwarded one only through a trusted proxy. */
  readonly address: string
  readonly network: string
  /** The browser's or product's own name, which can be anything. */
  readonly agent: string
  /** The language of the caller's page. */
  readonly language: Language
  /** Undefined for public entries only. */
  readonly person: Person | undefined
}

/** @param body empty unless the entry receives one */
export type Work = (request: AdmittedRequest, body: Uint8Array) => Promise<Response>

export type Handler = (context: Context) => Promise<Response>

/** {@link serveRequest} with the service's resources and rules, for features that mount routes of their own. */
export type Serve = (entry: Entry, work: Work) => Handler

/**
 * Every route of the service passes through here. A request waits for its turn within the limits, then its session
 * is checked, then the route's work runs. A body arrives before that, so that slow connections block nobody; bodies of
 * strangers and large ones only after the checks. Refusals and errors of any step become answers.
 */
export function serveRequest(
  ports: Resources,
  { authenticate }: Pick<Rules, 'authenticate'>,
  entry: Entry,
  work: Work,
): Handler {
  const { name: operation, limit, access, body } = entry
  const received = typeof body === 'object' ? body : undefined
  return received?.check ? drained(serve, received.most) : serve

  async function serve(context: Context): Promise<Response> {
    const origin = originOf(context, ports)
    try {
      const visitor = await visitorOf(ports, access, context, origin.network)
      const enter = (arrived?: Uint8Array) =>
        ports.admission.admit(limit, visitor, () => answer(context, origin, arrived))
      if (!received) return await enter(nothingArrived)
      if (received.check || (access === 'session' && visitor.userId === undefined)) {
        const early = await enter()
        if (early !== mayCome) return early
      }
      const sender = visitor.userId ?? visitor.network
      return await ports.bodyReceiver.receive(context, sender, received.most, enter)
    } catch (error) {
      return answerError(ports, error, { operation, language: origin.language })
    }
  }

  /** @param arrived undefined: only check whether the body may come; `mayCome` is the positive answer */
  async function answer(context: Context, origin: Origin, arrived?: Uint8Array): Promise<Response> {
    const now = ports.clock()
    const { address, language } = origin
    let person: Person | undefined
    const noteForbidden = () =>
      ports.log({ level: 'warning', event: 'forbidden', operation, userId: person?.userId, address })
    try {
      if (access === 'session') {
        const found = await personOf(context, origin, now)
        if (found instanceof Response) return found
        person = found
      }
      if (isFromSite(context)) requireForSites(entry, person)
      const request = { context, now, person, ...origin }
      const response = arrived
        ? await work(request, arrived)
        : ((await received?.check?.(request)) ?? mayCome)
      if (response.status === 403) noteForbidden()
      return response
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) noteForbidden()
      return answerError(ports, error, { operation, language })
    }
  }

  async function personOf(
    context: Context,
    { address, agent, language }: Origin,
    now: Date,
  ): Promise<Person | Response> {
    const presented = presentedBy(context)
    if (presented === undefined) return unauthenticated(language)
    const isPassive = entry.isPassive?.(context) ?? false
    const person = await authenticate(ports, presented, now, isPassive ? undefined : { address, agent })
    if (person === 'anonymous') return unauthenticated(language)
    if (person === 'elsewhere') return signedInElsewhere()
    requireDesk(entry, person)
    if (person.embedding) requireScope(person.embedding, entry.scope ?? 'never')
    return person
  }
}

function requireDesk({ desk }: Entry, { staff }: Person): void {
  if (staff && !desk) throw new Refusal(wireRefusals.onlyAtDesk)
  if (!staff && desk === 'only') throw new Refusal(wireRefusals.forbidden)
}

/** A site's pages use the site's tokens, and public operations that begin nothing. Sessions are for other origins. */
function requireForSites({ access, scope }: Entry, person: Person | undefined): void {
  const isOpen = person ? person.embedding : access === 'public' && scope !== 'never'
  if (!isOpen) throw new Refusal(wireRefusals.originWrong)
}

const nothingArrived = new Uint8Array()
const mayCome = new Response(null)

type Origin = Pick<AdmittedRequest, 'address' | 'network' | 'agent' | 'language'>

function originOf(context: Context, { settings }: Resources): Origin {
  const { req } = context
  const address = callerAddress(
    socketAddress(context),
    req.header('x-forwarded-for'),
    settings.trustedProxies,
  )
  return {
    address,
    network: networkOf(address),
    agent: callerAgent(req.header('user-agent')),
    language: languageOf(context),
  }
}

/** The person named by a genuine token, expired or not: whether it is still valid would need the database. */
async function visitorOf(
  { keys }: Resources,
  access: Entry['access'],
  context: Context,
  network: string,
): Promise<Visitor> {
  const bearer = access === 'public' ? undefined : bearerOf(context)
  const claims = bearer === undefined ? undefined : await readBearer(keys, bearer)
  return { userId: claims?.userId, network }
}

/** The token; `DPoP` is the scheme of RFC 9449 for those that are bound to a key. */
export const bearerOf = (context: Context): string | undefined =>
  /^(?:Bearer|DPoP) ([\w.~+/=-]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]

/** The same object for each check of a request. */
function presentedBy(context: Context): Presented | undefined {
  const known = presentations.get(context)
  if (known) return known
  const { req } = context
  const token = bearerOf(context)
  if (token === undefined) return undefined
  const jwt = req.header(browserProofHeader)
  const presented = {
    token,
    origin: req.header('origin'),
    isSameOrigin: req.header('sec-fetch-site') === 'same-origin',
    ...(jwt && { proof: { jwt, method: req.method, path: req.path } }),
  }
  presentations.set(context, presented)
  return presented
}

const presentations = new WeakMap<Context, Presented>()

function drained(serve: Handler, most: number): Handler {
  return async (context) => {
    const response = await serve(context)
    await discardBody(context, most)
    return response
  }
}
