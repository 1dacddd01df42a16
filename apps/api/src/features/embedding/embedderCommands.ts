import { embedScopes } from '@atrium/contracts/wire/embedScopes'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { UsageError } from '../../platform/operator/UsageError'
import { users } from '../../platform/people/tables'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { companies } from '../organisation/tables'
import { embedders, sessions } from '../session/tables'
import { endEmbedSessions } from './endEmbedSessions'
import { digestOf, type Embedder, newSiteKey } from './siteKeys'
import { embedderCompanies, embedderKeys, embedderRefusals } from './tables'

const limits = '[--origin <origin>…] [--company <id>…] [--scope <scope>…] [--person <account>]'

/** Operator commands for sites that embed features. */
export const embedderCommands: readonly OperatorCommand[] = [
  {
    name: 'embedders create',
    usage: '--name <name> --origin <origin>… --scope <scope>… [--company <id>…]',
    about: 'Registers a site that may embed features, and shows its key once.',
    effect: 'writes',
    run: create,
  },
  {
    name: 'embedders list',
    usage: '',
    about: 'The sites with their origins, companies and scopes.',
    effect: 'reads',
    run: list,
  },
  {
    name: 'embedders rotate',
    usage: '<id> [--overlap <hours>]',
    about: 'Shows a new key. Earlier ones work for 24 more hours, or for this overlap.',
    effect: 'writes',
    run: rotate,
  },
  {
    name: 'embedders allow',
    usage: `<id> ${limits}`,
    about: 'Adds origins, companies or scopes, or accepts the site for a person again.',
    effect: 'writes',
    run: allow,
  },
  {
    name: 'embedders refuse',
    usage: `<id> ${limits}`,
    about: 'Removes origins, companies or scopes; tokens that need them end at once.',
    effect: 'writes',
    run: refuse,
  },
  {
    name: 'embedders revoke',
    usage: '<id> [--person <account>]',
    about: 'Ends all tokens and keys of the site for good, or only its tokens for one person.',
    effect: 'writes',
    run: revoke,
  },
]

async function create(call: OperatorCall): Promise<string> {
  const { db, now, options, audit } = call
  const given = limitsIn(call)
  const name = String(options.name).trim()
  if (name.length === 0 || name.length > 100) throw new UsageError('The name must have 1 to 100 characters.')
  const id = randomId()
  const { origins, scopes } = given
  await db.insert(embedders).values({ id, name, origins, scopes, createdAt: now })
  await addCompanies(call, id, given.companyIds)
  audit('', { embedder: id, name, ...given })
  return `${name} is registered as ${id}.\n${await addKey(call, id)}`
}

async function list({ db, now }: OperatorCall): Promise<string> {
  const sites = await db.select().from(embedders).orderBy(asc(embedders.createdAt), asc(embedders.id))
  if (sites.length === 0) return 'No site may embed features yet.'
  const allowed = await db.select().from(embedderCompanies).orderBy(asc(embedderCompanies.companyId))
  const keys = await db.select().from(embedderKeys)
  const isKept = ({ endsAt }: typeof embedderKeys.$inferSelect) => endsAt === null || endsAt > now
  return sites
    .map(({ id, name, origins, scopes, revokedAt }) => {
      const own = allowed.filter(({ embedderId }) => embedderId === id)
      const count = keys.filter((key) => key.embedderId === id && isKept(key)).length
      return [
        `${id}  ${name}  ${revokedAt ? `revoked ${revokedAt.toISOString()}` : `${count} keys`}`,
        `  origins: ${origins.join(' ')}`,
        `  companies: ${own.map(({ companyId, links }) => `${companyId} (links: ${links})`).join(' ') || 'none'}`,
        `  scopes: ${scopes.join(' ')}`,
      ].join('\n')
    })
    .join('\n')
}

async function rotate(call: OperatorCall): Promise<string> {
  const { db, now, options, audit } = call
  const { id, name } = await holdEmbedder(call)
  const hours = Number(options.overlap ?? 24)
  if (!(hours >= 0 && hours <= 24 * 30)) throw new UsageError('The overlap must be 0 to 720 hours.')
  const endsAt = new Date(now.getTime() + hours * 3_600_000)
  const newest = and(eq(embedderKeys.embedderId, id), isNull(embedderKeys.endsAt))
  await db.update(embedderKeys).set({ endsAt }).where(newest)
  audit('', { embedder: id, name, overlapHours: hours })
  return `Earlier keys of ${name} work until ${endsAt.toISOString()}.\n${await addKey(call, id)}`
}

async function allow(call: OperatorCall): Promise<string> {
  const { db, audit } = call
  const site = await holdEmbedder(call)
  const given = limitsIn(call)
  await setLimits(db, site, (own, more) => [...new Set([...own, ...more])], given)
  await addCompanies(call, site.id, given.companyIds)
  const person = await personIn(call)
  if (person) {
    const own = and(eq(embedderRefusals.embedderId, site.id), eq(embedderRefusals.userId, person.id))
    await db.delete(embedderRefusals).where(own)
  }
  audit('', { embedder: site.id, name: site.name, ...given, ...(person && { userId: person.id }) })
  return `${site.name} is changed.`
}

async function refuse(call: OperatorCall): Promise<string> {
  const { db, now, audit } = call
  const site = await holdEmbedder(call)
  const given = limitsIn(call)
  await setLimits(db, site, (own, less) => own.filter((one) => !less.includes(one)), given)
  const { origins, companyIds } = given
  if (companyIds.length > 0) {
    const own = and(
      eq(embedderCompanies.embedderId, site.id),
      inArray(embedderCompanies.companyId, companyIds),
    )
    await db.delete(embedderCompanies).where(own)
  }
  const person = await personIn(call)
  if (person) await refusePerson(call, site.id, person.id)
  const ended = await endEmbedSessions(db, {
    embedderId: site.id,
    now,
    among: or(
      inArray(sessions.embedOrigin, origins),
      inArray(sessions.embedCompanyId, companyIds),
      inArray(sessions.userId, person ? [person.id] : []),
    ),
  })
  audit('', { embedder: site.id, name: site.name, ...given, ...(person && { userId: person.id }), ended })
  return `${site.name} is changed; ${ended} sessions ended.`
}

async function revoke(call: OperatorCall): Promise<string> {
  const { db, now, audit } = call
  const site = await holdEmbedder(call)
  const person = await personIn(call)
  if (person) await refusePerson(call, site.id, person.id)
  else await db.update(embedders).set({ revokedAt: now }).where(eq(embedders.id, site.id))
  const ended = await endEmbedSessions(db, {
    embedderId: site.id,
    now,
    among: person && eq(sessions.userId, person.id),
  })
  audit('', { embedder: site.id, name: site.name, ...(person && { userId: person.id }), ended })
  const what = person ? `no longer accepted for ${person.account}` : 'revoked'
  return `${site.name} is ${what}; ${ended} sessions ended.`
}

/** Shows the key in the only place where it is ever written. */
async function addKey({ db, now, ports }: OperatorCall, embedderId: string): Promise<string> {
  const key = newSiteKey()
  await db.insert(embedderKeys).values({ digest: digestOf(ports.keys, key), embedderId, createdAt: now })
  return `Its key, which can't be shown again: ${key}`
}

async function addCompanies(
  { db, now }: OperatorCall,
  embedderId: string,
  companyIds: readonly string[],
): Promise<void> {
  if (companyIds.length === 0) return
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.id, [...companyIds]), isNull(companies.dissolvedAt)))
  const unknown = companyIds.find((id) => !found.some((company) => company.id === id))
  if (unknown !== undefined) throw new UsageError(`There is no company ${unknown}.`)
  const rows = companyIds.map((companyId) => ({ companyId, embedderId, createdAt: now }))
  await db.insert(embedderCompanies).values(rows).onConflictDoNothing()
}

interface Limits {
  readonly origins: string[]
  readonly scopes: string[]
  readonly companyIds: string[]
}

type Combine = (own: readonly string[], given: readonly string[]) => string[]

async function setLimits(db: Connection, site: Embedder, combine: Combine, given: Limits): Promise<void> {
  const origins = combine(site.origins, given.origins)
  const scopes = combine(site.scopes, given.scopes)
  await db.update(embedders).set({ origins, scopes }).where(eq(embedders.id, site.id))
}

/** The origins, companies and scopes of a command. */
function limitsIn({ lists }: OperatorCall): Limits {
  const all = (name: string) => [...new Set(lists[name] ?? [])]
  const origins = all('origin')
  const wrong = origins.find((origin) => !isSafe(origin))
  if (wrong !== undefined)
    throw new UsageError(`${wrong} must be an https origin such as https://www.example.com, without a path.`)
  const scopes = all('scope')
  const unknown = scopes.find((scope) => !embedScopes.some((known) => known === scope))
  if (unknown !== undefined)
    throw new UsageError(`There is no scope ${unknown}. There are: ${embedScopes.join(' ')}`)
  return { origins, scopes, companyIds: all('company') }
}

/** Tokens are readable on pages without TLS; only this machine's own names need none. */
function isSafe(origin: string): boolean {
  const url = URL.parse(origin)
  const isNear = url?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  return url?.origin === origin && (url.protocol === 'https:' || isNear)
}

/** Locks the row, so that no token is issued meanwhile. */
async function holdEmbedder({ db, operands: [id = ''] }: OperatorCall): Promise<Embedder> {
  const [site] = await db.select().from(embedders).where(eq(embedders.id, id)).for('update')
  if (!site) throw new UsageError(`There is no site ${id}.`)
  if (site.revokedAt) throw new UsageError(`${site.name} is revoked. Register it again with another key.`)
  return site
}

async function personIn({ db, options: { person } }: OperatorCall) {
  if (person === undefined) return undefined
  const account = String(person)
  const [found] = await db
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(eq(users.account, account))
  if (!found) throw new UsageError(`There is no account ${account}.`)
  return found
}

async function refusePerson({ db, now }: OperatorCall, embedderId: string, userId: string): Promise<void> {
  await db.insert(embedderRefusals).values({ embedderId, userId, refusedAt: now }).onConflictDoNothing()
}
