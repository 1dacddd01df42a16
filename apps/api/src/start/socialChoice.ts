import type { OAuthOptions, WechatOptions } from '../adapters/social'
import type { StartFailure } from '../platform/process/StartFailure'

/** The configured providers of social accounts. */
export interface SocialChoice {
  readonly oauth: OAuthOptions | undefined
  readonly wechat: WechatOptions | undefined
  /** Whether the stand-in is served, where everybody can sign in as anybody. */
  readonly hasStandIn: boolean
}

type Read = (name: string) => string | undefined

interface Reading {
  wrong(name: string, value: string, expected: string): StartFailure
  /** Whether nobody on the way can read traffic to this address. */
  isSafe(address: string): boolean
  choice(name: string, value: string, choices: readonly string[]): string
}

/** The stand-in is only for demo data, because everybody can sign in as anybody there. */
export function socialChoice(read: Read, hasDemo: boolean, reading: Reading): SocialChoice {
  const { wrong, choice } = reading
  const setting = read('SOCIAL_STAND_IN') ?? (hasDemo ? 'on' : 'off')
  const hasStandIn = choice('SOCIAL_STAND_IN', setting, ['on', 'off']) === 'on'
  if (hasStandIn && !hasDemo) throw wrong('SOCIAL_STAND_IN', setting, 'off without demo data')
  return { oauth: oauthChoice(read, reading), wechat: wechatChoice(read, reading), hasStandIn }
}

function oauthChoice(read: Read, { wrong, isSafe }: Reading): OAuthOptions | undefined {
  const clientId = read('SOCIAL_CLIENT_ID')
  if (clientId === undefined) return undefined
  const needed = (name: string, expected: string) => {
    const value = read(name)
    if (value === undefined) throw wrong(name, '', `${expected}, as SOCIAL_CLIENT_ID is set`)
    return value
  }
  const address = (name: string) => {
    const value = needed(name, 'an https address')
    if (!isSafe(value)) throw wrong(name, value, 'an https address')
    return value
  }
  const authorizeUrl = address('SOCIAL_AUTHORIZE_URL')
  const name = needed('SOCIAL_NAME', 'what people know the provider as')
  return {
    id: 'social',
    name,
    nameEn: read('SOCIAL_NAME_EN') ?? name,
    clientId,
    authorizeUrl,
    issuer: read('SOCIAL_ISSUER') ?? new URL(authorizeUrl).origin,
    tokenUrl: address('SOCIAL_TOKEN_URL'),
    userUrl: address('SOCIAL_USER_URL'),
    clientSecret: needed('SOCIAL_CLIENT_SECRET', 'the secret that the provider gave'),
    scope: read('SOCIAL_SCOPE') ?? 'profile',
  }
}

function wechatChoice(read: Read, { wrong }: Reading): WechatOptions | undefined {
  const appId = read('SOCIAL_WECHAT_APP_ID')
  const secret = read('SOCIAL_WECHAT_SECRET')
  if (appId === undefined) return undefined
  if (secret === undefined)
    throw wrong('SOCIAL_WECHAT_SECRET', '', 'the secret of the app in SOCIAL_WECHAT_APP_ID')
  return { appId, secret }
}
