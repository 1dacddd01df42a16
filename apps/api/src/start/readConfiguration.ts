import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { ClamdPlace } from '../adapters/clamd/askClamd'
import type { SmtpOptions } from '../adapters/mail/smtpCarrier'
import type { RegistryChoice } from '../adapters/registry'
import type { S3Choice } from '../adapters/s3Objects/S3Choice'
import type { HttpGatewayOptions } from '../adapters/sms/httpGateway'
import { type TrustedProxies, trustedProxies } from '../platform/http/caller/callerAddress'
import { isMailAddress } from '../platform/mail/isMailAddress'
import { StartFailure } from '../platform/process/StartFailure'
import type { Settings } from '../ports/Settings'
import { s3Choice } from './s3Choice'
import { type SocialChoice, socialChoice } from './socialChoice'
import { type VendorChoice, vendorChoice } from './vendorChoice'

/** The operator's settings; docs/operating.md has the table. */
export interface Configuration {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** A PostgreSQL server; undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  /** Seconds that a statement may take on that server. */
  readonly databaseTimeout: number
  /** Encrypts the keys in the database; undefined: they are stored in plain text. */
  readonly secret: string | undefined
  /** Whether an empty database is filled with the demo companies, whose password is public. */
  readonly hasDemo: boolean
  /** Other machines can reach the service, so demo accounts need an explicit setting. */
  readonly isPublic: boolean
  /** The company registry. */
  readonly registry: RegistryChoice
  /** Sends SMS; undefined: they stay in the outbox. */
  readonly sms: HttpGatewayOptions | undefined
  /** Sends mail; undefined: it stays in the outbox. */
  readonly mail: SmtpOptions | undefined
  /** Where browsers send page views, with consent; undefined: nowhere. */
  readonly analytics: string | undefined
  /** `cashier`: orders are paid at a page of this service that takes no money; `off`: no online payment. */
  readonly payments: 'cashier' | 'off'
  /** The providers of social accounts. */
  readonly social: SocialChoice
  /** TXT records by name in a JSON file; undefined: the name servers of this machine. */
  readonly dnsFile: string | undefined
  /** Whether identity providers of companies may be within our network, and without TLS. */
  readonly reachesNear: boolean
  /** The vendors of companies' directories. */
  readonly vendors: VendorChoice
  /** The store of the cloud disk; undefined: the data directory. */
  readonly s3: S3Choice | undefined
  /** The malware scanner; undefined: none. */
  readonly clamd: ClamdPlace | undefined
  readonly settings: Settings
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment; an empty variable counts as absent. */
export function readConfiguration(environment: Environment): Configuration {
  const read = (name: string) => environment[name]?.trim() || undefined
  const port = wholeNumber('PORT', read('PORT'), 3000, 0, 65_535)
  const host = hostName(read('HOST') ?? '127.0.0.1')
  const databaseUrl = postgresUrl(read('DATABASE_URL'))
  const publicOrigin = origin('PUBLIC_ORIGIN', read('PUBLIC_ORIGIN') ?? namedOrigin(host, port))
  const isPublic = !isOwnHost(host) || isReachedFromOutside(publicOrigin)
  const demo = read('DEMO_DATA') ?? (databaseUrl || isPublic ? 'off' : 'on')
  const hasDemo = choice('DEMO_DATA', demo, ['on', 'off']) === 'on'
  return {
    port,
    host,
    dataDirectory: resolve(read('ATRIUM_DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', read('DATABASE_CONNECTIONS'), 10, 1, 1000),
    databaseTimeout: wholeNumber('DATABASE_TIMEOUT', read('DATABASE_TIMEOUT'), 12, 1, 3600),
    secret: longSecret(read('ATRIUM_SECRET')),
    hasDemo,
    isPublic,
    registry: registryChoice(read, hasDemo),
    sms: smsChoice(read),
    mail: mailChoice(read),
    analytics: analyticsAddress(read),
    payments: paymentsChoice(read, hasDemo),
    social: socialChoice(read, hasDemo, { wrong, isSafe, choice }),
    dnsFile: fileName(read('DNS_RECORDS_FILE')),
    reachesNear:
      choice(
        'IDENTITY_PROVIDERS_NEAR',
        read('IDENTITY_PROVIDERS_NEAR') ?? (hasDemo && !isPublic ? 'on' : 'off'),
        ['on', 'off'],
      ) === 'on',
    vendors: vendorChoice(read, hasDemo, { wrong, isSafe, choice }),
    s3: s3Choice(read, { wrong, choice }),
    clamd: clamdPlace(read('CLAMD_URL')),
    settings: {
      publicOrigin,
      returnOrigins: list(read('RETURN_ORIGINS')).map((item) => origin('RETURN_ORIGINS', item)),
      embedOrigins: list(read('EMBED_ORIGINS')).map((item) => origin('EMBED_ORIGINS', item)),
      trustedProxies: proxies(read('TRUSTED_PROXIES')),
      accessTokenSeconds: wholeNumber('ACCESS_TOKEN_SECONDS', read('ACCESS_TOKEN_SECONDS'), 300, 10, 3600),
      sessionSeconds: wholeNumber('SESSION_SECONDS', read('SESSION_SECONDS'), 604_800, 60, 31_536_000),
      sessionIdleSeconds: wholeNumber(
        'SESSION_IDLE_SECONDS',
        read('SESSION_IDLE_SECONDS'),
        7200,
        300,
        31_536_000,
      ),
      codesPerHour: {
        sms: wholeNumber('SMS_CODES_PER_HOUR', read('SMS_CODES_PER_HOUR'), 1000, 1, 1_000_000),
        mail: wholeNumber('MAIL_CODES_PER_HOUR', read('MAIL_CODES_PER_HOUR'), 1000, 1, 1_000_000),
      },
      invitationsPerDay: wholeNumber(
        'SMS_INVITATIONS_PER_DAY',
        read('SMS_INVITATIONS_PER_DAY'),
        1000,
        0,
        100_000,
      ),
      securityContact: securityContact(read('SECURITY_CONTACT')),
      checkAnswers: false,
    },
  }
}

type Read = (name: string) => string | undefined

/** The cashier takes no money and so gives licences away: only together with demo data. */
function paymentsChoice(read: Read, hasDemo: boolean): Configuration['payments'] {
  const chosen = choice('PAYMENTS', read('PAYMENTS') ?? (hasDemo ? 'cashier' : 'off'), ['cashier', 'off'])
  return chosen === 'cashier' ? 'cashier' : 'off'
}

function smsChoice(read: Read): HttpGatewayOptions | undefined {
  const url = read('SMS_GATEWAY_URL')
  if (url === undefined) return undefined
  if (!isSafe(url)) throw wrong('SMS_GATEWAY_URL', url, 'an https address')
  return { url, token: read('SMS_GATEWAY_TOKEN') }
}

function mailChoice(read: Read): SmtpOptions | undefined {
  const url = read('SMTP_URL')
  if (url === undefined) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    // It may contain a password, which must not be logged.
    throw new StartFailure('SMTP_URL must look like smtps://user:password@mail.example.com:465.')
  }
  return { url, from: sender(read('MAIL_FROM')), isNear: isOwnHost(parsed.hostname) }
}

/** `name@example.com`, or `Name <name@example.com>`. */
function sender(value = ''): SmtpOptions['from'] {
  const [, name = '', address = ''] = /^(?:([^<>\p{Cc}]*)<)?([^<>]+?)>?$/u.exec(value) ?? []
  if (!isMailAddress(address))
    throw wrong('MAIL_FROM', value, 'an address such as Atrium <account@example.com>')
  return { name: name.trim(), address }
}

const fileName = (file: string | undefined) => (file === undefined ? undefined : resolve(file))

function analyticsAddress(read: Read): string | undefined {
  const url = read('ANALYTICS_URL')
  if (url === undefined) return undefined
  if (!isSafe(url) || /[\s"'<>;,]/.test(url)) throw wrong('ANALYTICS_URL', url, 'an https address')
  return url
}

/** Whether nobody on the way can read traffic to this address. */
function isSafe(url: string): boolean {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isOwnHost(parsed.hostname))
}

const isOwnHost = (name: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name)

/** A proxy that terminates https implies other users. */
function isReachedFromOutside(publicOrigin: string): boolean {
  const { protocol, hostname } = new URL(publicOrigin)
  return protocol === 'https:' || !isOwnHost(hostname)
}

const tianyancha = 'https://open.api.tianyancha.com/services/open/search/2.0'

function registryChoice(read: Read, hasDemo: boolean): RegistryChoice {
  const token = read('REGISTRY_TOKEN')
  const file = read('REGISTRY_FILE')
  const url = read('REGISTRY_URL') ?? tianyancha
  if (token !== undefined) {
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return { kind: 'http', url, token }
    throw wrong('REGISTRY_URL', url, 'an address such as https://registry.example.com/search')
  }
  if (file !== undefined) return { kind: 'file', file: resolve(file) }
  return { kind: hasDemo ? 'demo' : 'none' }
}

/** The address for browsers on this machine: with its name if it has one, because passkeys need a name. */
function namedOrigin(host: string, port: number): string {
  const isNamed = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return isNamed ? `http://localhost:${port}` : ownOrigin(host, port)
}

/** The address for this machine, without a name lookup. */
export function ownOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
}

const wrong = (name: string, value: string, expected: string) =>
  new StartFailure(`${name} is ${JSON.stringify(value)}, but must be ${expected}.`)

function wholeNumber(
  name: string,
  value: string | undefined,
  otherwise: number,
  least: number,
  most: number,
) {
  if (value === undefined) return otherwise
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw wrong(name, value, `a whole number from ${least} to ${most}`)
}

function choice(name: string, value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value
  throw wrong(name, value, choices.join(' or '))
}

function hostName(value: string): string {
  if (isIP(value) || /^[\w-]+(\.[\w-]+)*\.?$/.test(value)) return value
  throw wrong('HOST', value, 'an address or a name of this computer, such as 0.0.0.0, and nothing else')
}

/** `tcp://host:3310`, or `unix:///var/run/clamav/clamd.ctl`. */
function clamdPlace(value: string | undefined): ClamdPlace | undefined {
  if (value === undefined) return undefined
  const { protocol, hostname, port, pathname } = URL.canParse(value) ? new URL(value) : ({} as Partial<URL>)
  if (protocol === 'tcp:' && hostname)
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
  if (protocol === 'unix:' && !hostname && pathname?.startsWith('/'))
    return { path: decodeURIComponent(pathname) }
  throw wrong(
    'CLAMD_URL',
    value,
    'an address such as tcp://127.0.0.1:3310 or unix:///var/run/clamav/clamd.ctl',
  )
}

/** As in RFC 9116, a web or mail address on one line. */
function securityContact(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const parsed = URL.canParse(value) && !/[\s\p{Cc}]/u.test(value) ? new URL(value) : undefined
  const isMail = parsed?.protocol === 'mailto:' && isMailAddress(parsed.pathname)
  if (isMail || parsed?.protocol === 'https:') return value
  throw wrong(
    'SECURITY_CONTACT',
    value,
    'an address such as mailto:security@example.com, or an https address',
  )
}

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  throw wrong(name, value, 'an origin such as https://account.example.com, without a path')
}

function proxies(value: string | undefined): TrustedProxies {
  const trusted = trustedProxies(list(value))
  if (trusted) return trusted
  throw wrong(
    'TRUSTED_PROXIES',
    value ?? '',
    'IP addresses or networks such as 10.0.0.0/8, separated by commas',
  )
}

const leastSecret = 32

function longSecret(value: string | undefined): string | undefined {
  if (value === undefined || value.length >= leastSecret) return value
  throw new StartFailure(
    `ATRIUM_SECRET must have at least ${leastSecret} characters, such as openssl rand -base64 32 prints.`,
  )
}

function postgresUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
  if (isPostgres) return value
  throw new StartFailure('DATABASE_URL must look like postgres://user:password@host:5432/database.')
}
