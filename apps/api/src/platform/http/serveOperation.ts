import { effectOf, text, writesByGet } from '@atrium/contracts/wire/contract'
import {
  browserProofHeader,
  changeHeader,
  codeChallengeHeader,
  companyHeader,
  exporting,
  following,
  idempotencyHeader,
  purposeHeader,
  signInRequestCookie,
  staffReasonHeader,
  staffReasonLength,
} from '@atrium/contracts/wire/headers'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Owner } from '../owner/Owner'
import type { StaffActor } from '../people/StaffActor'
import { downloaded, forbidden, invalid, notByHead, succeeded } from './answers'
import type { BrowserProofGiven } from './BrowserProofGiven'
import type { CompanyScope } from './CompanyScope'
import { languageOf } from './caller/callerLanguage'
import { checkAnswer } from './checkAnswer'
import { download } from './Download'
import type { Embedding } from './Embedding'
import { namedCompany } from './namedCompany'
import { type Need, needOf } from './needOf'
import type { Person } from './Person'
import type { Resources } from './Resources'
import type { Route } from './Route'
import type { Rules } from './Rules'
import { parseInput } from './request/parseInput'
import { nothing, type RawInput, readRequest } from './request/readRequest'
import { requireReach } from './requireReach'
import { requireRecentProof } from './requireRecentProof'
import { runHandler } from './runHandler'
import { type AdmittedRequest, bearerOf, type Entry, type Handler, serveRequest } from './serveRequest'

type Authorised = { readonly person?: Person; readonly company?: CompanyScope; readonly owner?: Owner }

/** Answers requests of one operation: after the entry's checks, authorisation and validation, then the handler. */
export function serveOperation(ports: Resources, rules: Rules, route: Route): Handler {
  const { operation } = route
  const isForm = operation.form === true
  const entry: Entry = {
    name: operation.name,
    access: operation.access === 'public' ? 'public' : 'session',
    scope: rules.scopeOf(operation),
    ...deskOf(operation),
    limit: effectOf(operation) === 'reads' ? 'reads' : 'changes',
    body: operation.body ? { most: mostBytes(operation), check: isForm ? mayCome : undefined } : 'none',
    isPassive: (context) =>
      effectOf(operation) === 'reads' && context.req.header(purposeHeader) === following,
  }
  async function mayCome(request: AdmittedRequest): Promise<Response | undefined> {
    const authorised = await authorise(ports, rules, operation, request, nothing)
    return authorised instanceof Response ? authorised : undefined
  }
  const serve = serveRequest(ports, rules, entry, async (request, arrived) => {
    if (!isForm) return answer(request, arrived)
    const early = await authorise(ports, rules, operation, request, nothing)
    if (early instanceof Response) return early
    const reader = early.company?.companyId ?? request.person?.userId ?? ''
    return ports.uploads.during(reader, () => answer(request, arrived))
  })
  return async (context) => (context.req.method === 'HEAD' ? notByHead(languageOf(context)) : serve(context))

  async function answer(request: AdmittedRequest, body: Uint8Array): Promise<Response> {
    const { context, now, address, agent, language, person } = request
    const raw = await readRequest(context, operation, body)
    if (raw instanceof Response) return raw
    const authorised = await authorise(ports, rules, operation, request, raw)
    if (authorised instanceof Response) return authorised
    const staff = staffOf(operation, request)
    if (staff instanceof Response) return staff
    const parsed = parseInput(operation, raw)
    if ('issues' in parsed) return invalid(parsed.issues, language)
    if (writesByGet(operation) && !context.req.header(changeHeader))
      return invalid([changeHeaderMissing], language)
    if (operation.proof && person) requireRecentProof({ person, now })
    const idempotencyKey = idempotencyKeyOf(operation, context)
    if (idempotencyKey instanceof Response) return idempotencyKey
    const codeChallenge = codeChallengeOf(operation, context)
    if (codeChallenge instanceof Response) return codeChallenge
    const prepared = {
      staff,
      isExport: context.req.header(purposeHeader) === exporting,
      ports,
      now,
      address,
      agent,
      language,
      input: parsed.input,
      idempotencyKey,
      browserProof: browserProofOf(operation, context),
      codeChallenge,
      siteKey: operation.siteKey && bearerOf(context),
      applicationToken: operation.applicationToken && bearerOf(context),
      signInRequest: operation.signInRequest && getCookie(context, signInRequestCookie),
      ...authorised,
    }
    const data = await runHandler(rules, route, prepared)
    if (operation.answers === 'file') return downloaded(v.parse(download, data))
    if (ports.settings.checkAnswers) checkAnswer(operation, data)
    return succeeded(data, operation.keptFor)
  }
}

function deskOf({ access, desk }: ServedOperation): Pick<Entry, 'desk'> {
  if (access === 'staff') return { desk: 'only' }
  return desk ? { desk: 'also' } : {}
}

/** Anybody may call public operations, as often as they like, and none of them needs a large body. */
const mostBytes = ({ form, access }: ServedOperation) =>
  (form ? 8192 : access === 'public' ? 16 : 1024) * 1024

/** @param raw the arguments, which may name the company */
async function authorise(
  ports: Resources,
  rules: Rules,
  operation: ServedOperation,
  { context, person, now, language }: AdmittedRequest,
  raw: RawInput,
): Promise<Authorised | Response> {
  if (person === undefined) return {}
  if (operation.access === 'staff') {
    const { staff: allowed } = operation
    const mayCall = person.staff?.some((role) => allowed === undefined || allowed.includes(role))
    return mayCall ? { person } : forbidden(language)
  }
  const need = needOf(operation)
  if (!need) requireReach(operation, person)
  if (!need && !person.embedding) return { person }
  const companyId = namedCompany(context.req.header(companyHeader), raw)
  if (companyId === undefined) return forbidden(language)
  if (need) requireReach(operation, person, companyId)
  if (person.embedding && isBeyond(person.embedding, companyId, need)) return forbidden(language)
  if (!need) return { person }
  if (companyId === null) {
    if (operation.owner) return { person, owner: { kind: 'person', userId: person.userId } }
    return invalid([{ path: `header.${companyHeader}`, message: 'is required' }], language)
  }
  const company = await rules.callerScope(ports.database.connection, { person, companyId, need, now })
  return company === undefined
    ? forbidden(language)
    : { person, company, owner: { kind: 'company', companyId } }
}

/** Whether a call reaches beyond its token's company: into another one, or into the person's own things. */
const isBeyond = ({ companyId }: Embedding, named: string | null, need: Need | undefined): boolean =>
  named === null ? need !== undefined : named !== companyId

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

/** Who of the staff calls, and why. */
function staffOf(
  operation: ServedOperation,
  { context, person, language }: AdmittedRequest,
): StaffActor | undefined | Response {
  if (operation.access !== 'staff' || !person?.staff) return undefined
  const reason = v.safeParse(text(staffReasonLength), decoded(context.req.header(staffReasonHeader) ?? ''))
  const path = `header.${staffReasonHeader}`
  if (!reason.success) return invalid([{ path, message: reason.issues[0].message }], language)
  const { reason: needed = effectOf(operation) === 'writes' ? 'required' : 'optional' } = operation
  if (needed === 'required' && reason.output === '')
    return invalid([{ path, message: 'is required: the audit says why' }], language)
  return {
    actor: `staff:${person.userId}`,
    userId: person.userId,
    roles: person.staff,
    reason: reason.output,
  }
}

function decoded(percent: string): string {
  try {
    return decodeURIComponent(percent)
  } catch {
    return percent
  }
}

function browserProofOf(
  { browserProof, method }: ServedOperation,
  context: Context,
): BrowserProofGiven | undefined {
  const jwt = browserProof && context.req.header(browserProofHeader)
  return jwt ? { jwt, method, path: context.req.path } : undefined
}
