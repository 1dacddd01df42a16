import { oidcScopes } from '@atrium/contracts/oidc/contract'
import type { oidcOperations } from '@atrium/contracts/oidc/policy'
import { oidcRefusals } from '@atrium/contracts/oidc/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { eq } from 'drizzle-orm'
import type Provider from 'oidc-provider'
import { requireReach } from '../../platform/http/requireReach'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { writeAuditRow } from '../audit'
import { requireCompanySignIn } from '../connections'
import { sessions } from '../session/tables'
import { acrOf, acrTwoSteps, asksForTwoSteps } from './acr'
import { findClient, type OidcClient } from './clients'
import { scopesOfClaims } from './findAccount'
import { allow, findConsent, isMember, onlyChoice } from './grants'
import { providerOf } from './providerOf'
import { openSessionOf } from './sessionLinks'
import { settleSession } from './settleSession'

type Request = InstanceType<Provider['Interaction']>
type AnswerCall = UnmanagedCall<typeof oidcOperations.answerSignInRequest>

export async function getSignInRequest(call: UnmanagedCall<typeof oidcOperations.getSignInRequest>) {
  const { request, client } = await findRequest(call)
  const asked = scopesOf(request, client)
  return {
    application: describe(client, call.language),
    scopes: oidcScopes.filter((scope) => asked.includes(scope)),
    loginHint: String(request.params.login_hint ?? '').slice(0, 100),
    isNative: client.kind === 'native',
  }
}

/**
 * Answers an application's request in the caller's name. Opens its own transactions, because the provider library
 * writes through its own connection.
 */
export async function answerSignInRequest(call: AnswerCall) {
  const { body, now, ports, person } = call
  const found = await findRequest(call)
  const { provider, request, client } = found
  if (body.decision === 'refuse') {
    request.result = { error: 'access_denied', error_description: 'the person refused' }
    await request.save(secondsLeft(request))
    return { returnUrl: request.returnTo, questions: null }
  }
  const methods = await requireSignIn(call, request)
  const asked = await questionsOf(call, found)
  if (asked.consent || asked.company || asked.account) return { returnUrl: null, questions: asked }

  const db = ports.database.connection
  const { userId, sessionId } = person
  const companyId = await companyOf(call, asked.companyId)
  requireReach({}, person, companyId || null)
  if (companyId) await requireCompanySignIn(db, person, companyId, now)
  // Somebody else signed in at this browser before, or the same person has signed in again since the request began: the
  // applications of the earlier sign-in are signed out.
  const { accountId, uid } = request.session ?? {}
  const isOver = uid !== undefined && !(await openSessionOf(db, uid, now))
  if (accountId && (accountId !== userId || isOver)) {
    if (uid !== undefined)
      await ports.database.transaction((change) => settleSession(change, uid, 'ended', now))
    request.session = undefined
  }
  const scopes = ['openid', ...scopesOf(request, client)].filter((scope) => client.scopes.includes(scope))
  const grantId = await allow(db, {
    ...{ provider, userId, client, companyId, now },
    scopes: [...new Set(scopes)],
    claims: claimsOf(request),
  })
  request.result = {
    select_account: {},
    login: {
      accountId: userId,
      acr: acrOf(methods),
      amr: [...methods],
      ts: Math.floor((person.provenAt ?? now).getTime() / 1000),
      session: sessionId,
    },
    consent: { grantId },
  }
  await request.save(secondsLeft(request))
  await ports.database.transaction((change) =>
    writeAuditRow(change, {
      companyId: '',
      at: now,
      actorId: userId,
      sessionId,
      operation: 'answerSignInRequest',
      subject: {
        applicationId: client.id,
        applicationName: client.name,
        applicationNameEnglish: client.nameEnglish,
        scopes,
        enterPriseId: companyId,
      },
      caller: { address: call.address, agent: call.agent },
    }),
  )
  return { returnUrl: request.returnTo, questions: null }
}

interface Found {
  readonly provider: Provider
  readonly request: Request
  readonly client: OidcClient
}

/** @throws Refusal `requestGone`, also for a request that another browser began */
async function findRequest({
  ports,
  params,
  signInRequest,
}: Pick<
  UnmanagedCall<typeof oidcOperations.getSignInRequest>,
  'ports' | 'params' | 'signInRequest'
>): Promise<Found> {
  const provider = await providerOf(ports)
  const isOwn = signInRequest === params.requestId
  const request = isOwn ? await provider.Interaction.find(params.requestId) : undefined
  const clientId = request?.params.client_id
  const client =
    typeof clientId === 'string' ? await findClient(ports.database.connection, clientId) : undefined
  if (!request || !client) throw new Refusal(oidcRefusals.requestGone)
  return { provider, request, client }
}

/**
 * What the request asks of the sign-in itself: its age, a new proof, two steps. Returns how the person proved who they
 * are.
 */
async function requireSignIn(
  { ports, person, now }: AnswerCall,
  request: Request,
): Promise<readonly string[]> {
  const { params } = request
  const provenAt = person.provenAt?.getTime() ?? 0
  const isTooOld = params.max_age !== undefined && now.getTime() - provenAt > Number(params.max_age) * 1000
  const isAgain = promptsOf(request).includes('login') && provenAt < (request.iat ?? 0) * 1000
  if (isTooOld || isAgain) throw new Refusal(wireRefusals.proofRequired)
  const [session] = await ports.database.connection
    .select({ methods: sessions.methods })
    .from(sessions)
    .where(eq(sessions.id, person.sessionId))
  const methods = session?.methods ?? []
  if (asksForTwoSteps(params) && acrOf(methods) !== acrTwoSteps)
    throw new Refusal(oidcRefusals.twoStepsNeeded)
  return methods
}

async function questionsOf({ ports, body, person }: AnswerCall, { request, client }: Found) {
  const db = ports.database.connection
  const { userId } = person
  const prompts = promptsOf(request)
  const scopes = scopesOf(request, client)
  const consent = await findConsent(db, userId, client.id)
  const isKnown = consent && scopes.every((scope) => consent.scopes.includes(scope))
  const isAsking = body.decision === 'continue'
  const wanted = typeof request.params.company === 'string' ? request.params.company : undefined
  const chosen = body.companyId === undefined ? wanted : (body.companyId ?? '')
  const known = chosen ?? consent?.companyId ?? (await onlyChoice(db, userId, scopes))
  return {
    // Any program can register the address of one that runs on the person's device.
    consent:
      isAsking &&
      (client.kind === 'native' || (!client.isFirstParty && (!isKnown || prompts.includes('consent')))),
    company: known === undefined,
    account: isAsking && prompts.includes('select_account'),
    companyId: known || null,
  }
}

/** @throws Refusal `companyNotAllowed` */
async function companyOf({ ports, person }: AnswerCall, companyId: string | null): Promise<string> {
  if (companyId === null) return ''
  if (!(await isMember(ports.database.connection, person.userId, companyId)))
    throw new Refusal(oidcRefusals.companyNotAllowed)
  return companyId
}

export const describe = (client: OidcClient, language: string) => ({
  name: language === 'en' ? client.nameEnglish : client.name,
  isFirstParty: client.isFirstParty,
  homepage: client.homepage,
  privacyPolicy: client.privacyPolicy,
})

const wordsOf = (value: unknown): readonly string[] =>
  String(value ?? '')
    .split(' ')
    .filter(Boolean)
/** Single claims count as their scopes, so that nobody is asked for less than the application learns. */
const scopesOf = (request: Request, client: OidcClient): readonly string[] => {
  const single = scopesOfClaims(claimsOf(request)).filter((scope) => client.scopes.includes(scope))
  return [...new Set([...wordsOf(request.params.scope), ...single])]
}
const promptsOf = ({ params }: Request) => wordsOf(params.prompt)

/** Names of single claims, which the library has checked to be JSON. */
function claimsOf({ params }: Request): readonly string[] {
  if (typeof params.claims !== 'string') return []
  const { userinfo = {}, id_token: idToken = {} } = JSON.parse(params.claims)
  return [...new Set([...Object.keys(userinfo), ...Object.keys(idToken)])]
}

const secondsLeft = ({ exp }: Request): number => Math.max(1, exp - Math.floor(Date.now() / 1000))
