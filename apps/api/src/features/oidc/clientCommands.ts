import { randomBytes } from 'node:crypto'
import { oidcScopes } from '@atrium/contracts/oidc/contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { digestOf, type OidcClient } from './clients'
import { rotateSigningKeys } from './signingKeys'
import { clientKinds, oidcClientSecrets, oidcClients, oidcConsents, oidcKeys, oidcRecords } from './tables'

const limits = '[--redirect <uri>…] [--logout <uri>…] [--scope <scope>…]'
const facts =
  '[--backchannel <uri>] [--product <licence id>] [--homepage <address>] [--privacy <address>] [--english <name>]'

/** Operator commands for applications that sign people in with Atrium, and for the keys that sign their tokens. */
export const clientCommands: readonly OperatorCommand[] = [
  {
    name: 'clients create',
    usage: `--name <name> --kind <kind> [--own] ${limits} ${facts}`,
    about:
      'Registers an application: web (it shows its secret once), browser or native. One of the vendor’s own asks for no consent.',
    effect: 'writes',
    run: create,
  },
  {
    name: 'clients list',
    usage: '',
    about: 'The applications with their addresses and scopes.',
    effect: 'reads',
    run: list,
  },
  {
    name: 'clients rotate',
    usage: '<id> [--overlap <hours>]',
    about: 'Shows a new secret. Earlier ones work for 24 more hours, or for this overlap.',
    effect: 'writes',
    run: rotate,
  },
  {
    name: 'clients allow',
    usage: `<id> ${limits} ${facts}`,
    about: 'Adds addresses or scopes, or changes what is known of the application.',
    effect: 'writes',
    run: allow,
  },
  {
    name: 'clients refuse',
    usage: `<id> ${limits}`,
    about: 'Removes addresses or scopes.',
    effect: 'writes',
    run: refuse,
  },
  {
    name: 'clients revoke',
    usage: '<id>',
    about: 'Ends the application’s tokens and secrets for good.',
    effect: 'writes',
    run: revoke,
  },
  {
    name: 'signing-keys list',
    usage: '',
    about: 'The keys that sign tokens for applications, the newest first.',
    effect: 'reads',
    run: listKeys,
  },
  {
    name: 'signing-keys rotate',
    usage: '',
    about:
      'Publishes new keys, which sign tokens two minutes later. The former ones stay published as long as their tokens count.',
    effect: 'writes',
    run: rotateKeys,
  },
]

async function create(call: OperatorCall): Promise<string> {
  const { db, now, options, audit } = call
  const name = nameIn(options.name)
  const kind = clientKinds.find((known) => known === options.kind)
  if (!kind) throw new UsageError(`The kind must be one of ${clientKinds.join(', ')}.`)
  const given = limitsIn(call)
  if (kind !== 'native' && given.redirectUris.length === 0)
    throw new UsageError('Name at least one address to return to, with --redirect.')
  for (const uri of given.redirectUris) requireRedirect(uri, kind)
  const changed = factsIn(call)
  if (kind !== 'web' && changed.backchannelLogoutUri)
    throw new UsageError('Only an application with a server can be told about logouts.')
  const id = randomId()
  const isFirstParty = options.own === true
  await db.insert(oidcClients).values({
    ...{ id, name, nameEnglish: name, kind, isFirstParty, createdAt: now },
    ...given,
    scopes: given.scopes.length > 0 ? ['openid', ...given.scopes] : ['openid', 'profile'],
    ...changed,
  })
  audit('', { client: id, name, kind, isFirstParty, ...given, ...changed })
  const registered = `${name} is registered as ${id}.`
  return kind === 'web' ? `${registered}\n${await addSecret(call, id)}` : `${registered} It has no secret.`
}

async function list({ db }: OperatorCall): Promise<string> {
  const rows = await db.select().from(oidcClients).orderBy(asc(oidcClients.createdAt), asc(oidcClients.id))
  if (rows.length === 0) return 'No application is registered yet.'
  return rows
    .map((client) =>
      [
        `${client.id}  ${client.name}  ${client.kind}${client.isFirstParty ? ', own' : ''}${client.revokedAt ? `, revoked ${client.revokedAt.toISOString()}` : ''}`,
        `  returns to: ${client.redirectUris.join(' ') || 'nowhere (devices only)'}`,
        `  after logout: ${client.logoutUris.join(' ') || 'our own page'}; told at: ${client.backchannelLogoutUri ?? 'nowhere'}`,
        `  scopes: ${client.scopes.join(' ')}${client.licenceId ? `; product: ${client.licenceId}` : ''}`,
      ].join('\n'),
    )
    .join('\n')
}

async function rotate(call: OperatorCall): Promise<string> {
  const { db, now, options, audit } = call
  const { id, name, kind } = await holdClient(call)
  if (kind !== 'web') throw new UsageError(`${name} runs on people's devices and has no secret.`)
  const hours = Number(options.overlap ?? 24)
  if (!(hours >= 0 && hours <= 24 * 30)) throw new UsageError('The overlap must be 0 to 720 hours.')
  const endsAt = new Date(now.getTime() + hours * 3_600_000)
  const newest = and(eq(oidcClientSecrets.clientId, id), isNull(oidcClientSecrets.endsAt))
  await db.update(oidcClientSecrets).set({ endsAt }).where(newest)
  audit('', { client: id, name, overlapHours: hours })
  return `Earlier secrets of ${name} work until ${endsAt.toISOString()}.\n${await addSecret(call, id)}`
}

async function allow(call: OperatorCall): Promise<string> {
  const client = await holdClient(call)
  const given = limitsIn(call)
  for (const uri of given.redirectUris) requireRedirect(uri, client.kind)
  return change(call, client, (own, more) => [...new Set([...own, ...more])], given)
}

async function refuse(call: OperatorCall): Promise<string> {
  const client = await holdClient(call)
  return change(call, client, (own, less) => own.filter((one) => !less.includes(one)), limitsIn(call))
}

async function change(
  call: OperatorCall,
  client: OidcClient,
  combine: (own: readonly string[], given: readonly string[]) => string[],
  given: Limits,
): Promise<string> {
  const { db, audit } = call
  const changed = factsIn(call)
  await db
    .update(oidcClients)
    .set({
      redirectUris: combine(client.redirectUris, given.redirectUris),
      logoutUris: combine(client.logoutUris, given.logoutUris),
      scopes: combine(client.scopes, given.scopes),
      ...changed,
    })
    .where(eq(oidcClients.id, client.id))
  audit('', { client: client.id, name: client.name, ...given, ...changed })
  return `${client.name} is changed.`
}

async function revoke(call: OperatorCall): Promise<string> {
  const { db, now, audit } = call
  const { id, name } = await holdClient(call)
  await db.update(oidcClients).set({ revokedAt: now }).where(eq(oidcClients.id, id))
  await db.delete(oidcRecords).where(eq(oidcRecords.clientId, id))
  await db.delete(oidcConsents).where(eq(oidcConsents.clientId, id))
  audit('', { client: id, name })
  return `${name} is revoked.`
}

async function listKeys({ db }: OperatorCall): Promise<string> {
  const rows = await db.select().from(oidcKeys).orderBy(desc(oidcKeys.createdAt))
  if (rows.length === 0) return 'No application has asked yet, so there is no key.'
  return rows
    .map(({ id, algorithm, createdAt, retiredAt }) =>
      [
        ...[id, algorithm, createdAt.toISOString()],
        retiredAt ? `retired ${retiredAt.toISOString()}` : 'signs',
      ].join('  '),
    )
    .join('\n')
}

async function rotateKeys({ db, ports, now, audit }: OperatorCall): Promise<string> {
  const created = await rotateSigningKeys(db, ports.keys, now)
  audit('', { signingKeys: created })
  return `Tokens are signed with the keys ${created.join(' and ')} within half a minute.`
}

/** Shows the secret in the only place where it is ever written. */
async function addSecret({ db, now, ports }: OperatorCall, clientId: string): Promise<string> {
  const secret = `acs_${randomBytes(32).toString('base64url')}`
  await db
    .insert(oidcClientSecrets)
    .values({ digest: digestOf(ports.keys, secret), clientId, createdAt: now })
  return `Its secret, which can't be shown again: ${secret}`
}

interface Limits {
  readonly redirectUris: string[]
  readonly logoutUris: string[]
  readonly scopes: string[]
}

function limitsIn({ lists }: OperatorCall): Limits {
  const all = (name: string) => [...new Set(lists[name] ?? [])]
  const scopes = all('scope')
  const unknown = scopes.find((scope) => !oidcScopes.some((known) => known === scope))
  if (unknown !== undefined)
    throw new UsageError(`There is no scope ${unknown}. There are: ${oidcScopes.join(' ')}`)
  const logoutUris = all('logout')
  for (const uri of logoutUris) if (!isSafe(uri)) throw new UsageError(`${uri} must be an https address.`)
  return { redirectUris: all('redirect'), logoutUris, scopes }
}

function factsIn({ options }: OperatorCall) {
  const address = (name: string) => {
    const given = options[name]
    if (given === undefined) return undefined
    if (!isSafe(String(given))) throw new UsageError(`${given} must be an https address.`)
    return String(given)
  }
  const [backchannel, homepage, privacy] = [address('backchannel'), address('homepage'), address('privacy')]
  return {
    ...(backchannel && { backchannelLogoutUri: backchannel }),
    ...(homepage && { homepage }),
    ...(privacy && { privacyPolicy: privacy }),
    ...(options.product !== undefined && { licenceId: String(options.product) }),
    ...(options.english !== undefined && { nameEnglish: nameIn(options.english) }),
  }
}

function nameIn(given: unknown): string {
  const name = String(given).trim()
  if (name.length === 0 || name.length > 100) throw new UsageError('A name must have 1 to 100 characters.')
  return name
}

/**
 * Codes arrive there, so the address must belong to the application alone: https, this machine's own names, or, for a
 * program, a scheme of its own such as com.example.app.
 */
function requireRedirect(uri: string, kind: OidcClient['kind']): void {
  if (isSafe(uri)) return
  const scheme = URL.parse(uri)?.protocol ?? ''
  if (kind === 'native' && /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(scheme) && !uri.includes('#')) return
  const own = kind === 'native' ? ', http://127.0.0.1, or a scheme such as com.example.app:' : ''
  throw new UsageError(`${uri} must be an https address without a fragment${own}.`)
}

function isSafe(address: string): boolean {
  const url = URL.parse(address)
  const isNear = url?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  return (url?.protocol === 'https:' || isNear) && url?.hash === '' && url.username === ''
}

/** Locks the row, so that two commands at once change it one after the other. */
async function holdClient({ db, operands: [id = ''] }: OperatorCall): Promise<OidcClient> {
  const [client] = await db.select().from(oidcClients).where(eq(oidcClients.id, id)).for('update')
  if (!client) throw new UsageError(`There is no application ${id}.`)
  if (client.revokedAt) throw new UsageError(`${client.name} is revoked. Register it again.`)
  return client
}
