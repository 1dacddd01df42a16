import {
  AuthorizationResponseError,
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  ResponseBodyError,
  skipSubjectCheck,
  userInfoRequest,
  validateAuthResponse,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi'
import { SocialFailure, type SocialProvider } from '../../ports/SocialProvider'
import { socialTimeout } from './askProvider'
import { tidyName } from './tidyName'

export interface OAuthOptions extends Pick<SocialProvider, 'id' | 'name' | 'nameEn'> {
  /** The provider's issuer identifier. */
  readonly issuer: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly userUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  readonly fetch?: typeof globalThis.fetch
}

/** Any OAuth 2 provider with an OpenID Connect userinfo endpoint, state and PKCE. */
export function oauthProvider(options: OAuthOptions): SocialProvider {
  const { id, name, nameEn, issuer, clientId, clientSecret, scope, fetch } = options
  const server: AuthorizationServer = {
    issuer,
    authorization_endpoint: options.authorizeUrl,
    token_endpoint: options.tokenUrl,
    userinfo_endpoint: options.userUrl,
  }
  const client = { client_id: clientId }
  const request = () => ({
    signal: AbortSignal.timeout(socialTimeout),
    // For other machines, the configuration accepts https only.
    [allowInsecureRequests]: true,
    ...(fetch && { [customFetch]: (url: string, init: object) => fetch(url, init) }),
  })

  return {
    id,
    name,
    nameEn,
    async addressOf({ state, verifier, redirectUri }) {
      const address = new URL(options.authorizeUrl)
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      for (const [key, value] of Object.entries(query)) if (value) address.searchParams.set(key, value)
      return address.href
    },
    async identify({ state, verifier, redirectUri }, { code, state: named, iss }) {
      try {
        const answer = new URLSearchParams({ code, state: named, ...(iss && { iss }) })
        const parameters = validateAuthResponse(server, client, answer, state)
        const auth = ClientSecretPost(clientSecret)
        const granted = await authorizationCodeGrantRequest(
          ...([server, client, auth, parameters, redirectUri, verifier, request()] as const),
        )
        const { access_token } = await processAuthorizationCodeResponse(server, client, granted)
        const response = await userInfoRequest(server, client, access_token, request())
        const user = await processUserInfoResponse(server, client, skipSubjectCheck, response)
        return {
          subject: user.sub,
          displayName: tidyName(user.nickname ?? user.name ?? user.preferred_username),
        }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

/** A refusal or an incomprehensible answer is `refused`; everything else is a connection problem. */
function failureOf(error: unknown): SocialFailure {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError)
    return new SocialFailure('refused', error.error)
  if (error instanceof WWWAuthenticateChallengeError) return new SocialFailure('refused', 'unauthorised')
  if (error instanceof OperationProcessingError) {
    const { cause } = error
    const isDown = cause instanceof Response && cause.status >= 500
    return new SocialFailure(isDown ? 'unreachable' : 'refused', error.code ?? error.message)
  }
  return new SocialFailure('unreachable', error instanceof Error ? error.name : 'unknown')
}
