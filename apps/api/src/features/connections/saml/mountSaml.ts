import type { CallbackError } from '@atrium/contracts/companySignIn/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { spentChallenges } from '../../../platform/challenges/tables'
import { missing } from '../../../platform/http/answers'
import type { AdmittedRequest, Entry, Serve } from '../../../platform/http/serveRequest'
import { mac } from '../../../platform/keys/mac'
import type { Ports } from '../../../ports/Ports'
import { samlAddressesOf } from '../ownAddresses'
import type { SamlDetails } from '../ProviderDetails'
import { connections } from '../tables'
import { identityOf } from './identityOf'
import { keepAnswer } from './keptAnswers'
import { longestAnswer, readAnswer } from './readAnswer'
import type { ReadAssertion } from './readAssertion'
import { type AnswerFault, SamlFailure } from './SamlFailure'
import { spKeys } from './spKeys'
import { writeSpMetadata } from './writeSpMetadata'

const reading: Entry = {
  name: 'samlMetadata',
  access: 'public',
  scope: 'never',
  limit: 'others',
  body: 'none',
}
/** Percent-encoding makes Base64 longer, by its `+`, `/` and `=`. */
const receiving: Entry = { ...reading, name: 'samlAnswer', body: { most: Math.round(longestAnswer * 1.2) } }

/**
 * Our addresses as a SAML service provider: metadata for administrators, and where identity providers send people's
 * browsers with their answers. Those come from other sites without a session, so an answer alone signs nobody in: it
 * becomes a code, which only the browser that made the request can use.
 */
export function mountSaml(app: Hono, ports: Ports, serve: Serve): void {
  app.get(
    '/saml/:companyId/:connectionId/metadata',
    serve(reading, async ({ context, now }) => {
      const place = placeIn(context)
      const connection = await findConnection(ports, place)
      if (!connection) return missing(context)
      const keys = await spKeys(ports.database.connection, ports.keys, now)
      const xml = writeSpMetadata(samlAddressesOf(ports.settings.publicOrigin, place), keys)
      return new Response(xml, {
        headers: {
          'content-type': 'application/samlmetadata+xml; charset=utf-8',
          'cache-control': 'no-store',
        },
      })
    }),
  )
  app.post(
    '/saml/:companyId/:connectionId/acs',
    serve(receiving, (request, body) => answer(ports, request, body)),
  )
}

interface Place {
  readonly companyId: string
  readonly connectionId: string
}

const placeIn = ({ req }: Context): Place => ({
  companyId: req.param('companyId') ?? '',
  connectionId: req.param('connectionId') ?? '',
})

async function findConnection({ database }: Ports, { companyId, connectionId }: Place) {
  const [row] = await database.connection
    .select({ details: connections.details })
    .from(connections)
    .where(
      and(
        eq(connections.companyId, companyId),
        eq(connections.id, connectionId),
        eq(connections.kind, 'saml'),
      ),
    )
  return row
}

/** What the page gets, in the fragment, which no log records. */
type Facts =
  | { readonly code: string }
  /** What went wrong, for everybody, and the exact fault, for administrators. */
  | { readonly error: CallbackError; readonly reason: AnswerFault | 'connectionMissing' }

/** Faults that have a sentence of their own on the page. */
const errorOf = { refusedThere: 'refused', unasked: 'unsolicited' } as const satisfies Partial<
  Record<AnswerFault, CallbackError>
>

async function answer(ports: Ports, request: AdmittedRequest, body: Uint8Array): Promise<Response> {
  const { context, now, address } = request
  const place = placeIn(context)
  const { response, state } = fieldsIn(context, body)
  const lead = (facts: Facts) => leadTo({ ...facts, state, connection: place.connectionId })
  try {
    const { details } = (await findConnection(ports, place)) ?? {}
    if (details?.kind !== 'saml') return lead({ error: 'invalid', reason: 'connectionMissing' })
    const assertion = await read(ports, place, details, response, now)
    const { inResponseTo } = assertion
    if (inResponseTo === undefined || state === '') throw new SamlFailure('unasked')
    await useOnce(ports, place, assertion)
    const kept = { state, inResponseTo, identity: identityOf(assertion) }
    return lead({
      code: await keepAnswer({ db: ports.database.connection, keys: ports.keys, now }, place, kept),
    })
  } catch (error) {
    if (!(error instanceof SamlFailure)) throw error
    const { fault, message } = error as SamlFailure<AnswerFault>
    ports.log({ level: 'warning', event: 'samlRefused', ...place, message, address })
    return lead({ error: errorOf[fault as keyof typeof errorOf] ?? 'invalid', reason: fault })
  }
}

async function read(ports: Ports, place: Place, idp: SamlDetails, response: string, now: Date) {
  const keys = await spKeys(ports.database.connection, ports.keys, now)
  const addresses = samlAddressesOf(ports.settings.publicOrigin, place)
  return readAnswer({ response, idp, addresses, keys, now })
}

/** The fields of the form; a field that occurs twice counts as missing. */
function fieldsIn(context: Context, body: Uint8Array): { readonly response: string; readonly state: string } {
  const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  const form = new URLSearchParams(isForm ? new TextDecoder().decode(body) : '')
  const single = (name: string) => {
    const [value = '', ...more] = form.getAll(name)
    return more.length === 0 ? value : ''
  }
  const state = single('RelayState')
  return { response: single('SAMLResponse'), state: /^[\w-]{1,80}$/.test(state) ? state : '' }
}

/** In every process, as long as its conditions allow its use. */
async function useOnce(
  ports: Ports,
  place: Place,
  { assertionId, usableUntil }: ReadAssertion,
): Promise<void> {
  const id = mac(ports.keys.derivation, ['saml assertion', place.companyId, place.connectionId, assertionId])
  const used = await ports.database.connection
    .insert(spentChallenges)
    .values({ id: `saml ${id}`, kind: 'saml', expiresAt: usableUntil })
    .onConflictDoNothing()
    .returning({ id: spentChallenges.id })
  if (used.length === 0) throw new SamlFailure('replayed')
}

const leadTo = (facts: Facts & Readonly<Record<string, string>>): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${pagePaths.companyCallback}#${new URLSearchParams(facts)}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
