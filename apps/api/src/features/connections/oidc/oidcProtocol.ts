import { createHash } from 'node:crypto'
import {
  AuthorizationResponseError,
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  clockTolerance,
  getValidatedIdTokenClaims,
  jwksCache,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  ResponseBodyError,
  UnsupportedOperationError,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi'
import type { OutsideFetch } from '../../../ports/OutsideFetch'
import { type ConnectionFacts, ConnectionFailure, type ConnectionProtocol } from '../ConnectionProtocol'
import { mailDomain } from '../mailDomain'
import type { OidcDetails } from '../ProviderDetails'
import { tidyLine } from '../tidyLine'
import { claimsOf } from './claimsOf'
import { discover, requestsBy } from './discover'

/** How far clocks may differ, in seconds. */
const mostSkew = 60

/** OpenID Connect with the authorization code flow, PKCE and a nonce; everything else comes from discovery. */
export function oidcProtocol(outside: OutsideFetch): ConnectionProtocol<OidcDetails> {
  return {
    async begin({ details }, { state, verifier, redirectUri }, { loginHint, isFresh }) {
      const { server } = await discover(outside, details.issuer)
      const address = new URL(server.authorization_endpoint ?? '')
      const query = {
        response_type: 'code',
        client_id: details.clientId,
        redirect_uri: redirectUri,
        scope: ['openid', ...details.scopes].join(' '),
        state,
        nonce: nonceOf(verifier),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        login_hint: loginHint,
        prompt: isFresh ? 'login' : '',
      }
      for (const [key, value] of Object.entries(query)) if (value) address.searchParams.set(key, value)
      return address.href
    },

    async identify(facts, { state, verifier, redirectUri }, { code, state: named, iss }) {
      try {
        const { server, keys } = await discover(outside, facts.details.issuer)
        const client: Client = { client_id: facts.details.clientId, [clockTolerance]: mostSkew }
        const answer = new URLSearchParams({ code, state: named, ...(iss !== undefined && { iss }) })
        const parameters = validateAuthResponse(server, client, answer, state)
        const requests = requestsBy(outside)
        const granted = await authorizationCodeGrantRequest(
          ...([server, client, authenticationFor(server, facts), parameters, redirectUri, verifier] as const),
          requests,
        )
        const tokens = await processAuthorizationCodeResponse(server, client, granted, {
          expectedNonce: nonceOf(verifier),
          requireIdToken: true,
        })
        await validateApplicationLevelSignature(server, granted, { ...requests, [jwksCache]: keys })
        const idToken = getValidatedIdTokenClaims(tokens)
        if (!idToken) throw new ConnectionFailure('refused', 'no id_token')
        let stated: Readonly<Record<string, unknown>> = { ...idToken }
        if (server.userinfo_endpoint && isLacking(stated)) {
          const response = await userInfoRequest(server, client, tokens.access_token, requests)
          const more = await processUserInfoResponse(server, client, idToken.sub, response)
          // What is signed wins.
          stated = { ...more, ...stated }
        }
        return identityOf(idToken.sub, stated)
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

/** Derived, so that the attempt has one secret: only its holder can redeem the answer. */
const nonceOf = (verifier: string) => createHash('sha256').update(`nonce ${verifier}`).digest('base64url')

function authenticationFor(server: AuthorizationServer, { secret }: ConnectionFacts) {
  const { token_endpoint_auth_methods_supported: supported = ['client_secret_basic'] } = server
  if (supported.includes('client_secret_basic')) return ClientSecretBasic(secret)
  if (supported.includes('client_secret_post')) return ClientSecretPost(secret)
  throw new ConnectionFailure('refused', `it takes ${supported.join(' ')} only`)
}

/** Whether the ID token leaves out what a sign-in or mappings may need. */
const isLacking = (stated: Readonly<Record<string, unknown>>) =>
  ['email', 'name', 'groups'].some((name) => stated[name] === undefined)

function identityOf(subject: string, stated: Readonly<Record<string, unknown>>) {
  const { email, email_verified, name } = stated
  // Entra ID and AD FS may leave `email` out. Other user names count for nothing, because people may choose them.
  const mail = [email, stated.upn].find((one) => typeof one === 'string' && mailDomain(one) !== undefined)
  const isOfEmail = mail !== undefined && mail === email
  return {
    subject,
    isPassing: false,
    mail: typeof mail === 'string' ? mail.trim().toLowerCase() : '',
    isMailUnverified: isOfEmail && (email_verified === false || email_verified === 'false'),
    displayName: tidyLine(name ?? stated.preferred_username),
    claims: claimsOf(stated),
    sessionEndsAt: null,
  }
}

/** A refusal or an answer that fails a check is `refused`; everything else is a connection problem. */
function failureOf(error: unknown): ConnectionFailure {
  if (error instanceof ConnectionFailure) return error
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError)
    return new ConnectionFailure('refused', error.error)
  if (error instanceof WWWAuthenticateChallengeError) return new ConnectionFailure('refused', 'unauthorised')
  if (error instanceof UnsupportedOperationError) return new ConnectionFailure('refused', error.message)
  if (error instanceof OperationProcessingError) {
    const { cause } = error
    const isDown = cause instanceof Response && cause.status >= 500
    return new ConnectionFailure(isDown ? 'unreachable' : 'refused', error.message)
  }
  return new ConnectionFailure('unreachable', error instanceof Error ? error.message : 'unknown')
}
