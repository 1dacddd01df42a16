import { effectOf, type Operation } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { again } from '../database/again'
import type { Connection } from '../database/Connection'
import type { Owner } from '../owner/Owner'
import { Refusal } from '../refusal/Refusal'
import type { AuditRow } from './AuditRow'
import type { CompanyScope } from './CompanyScope'
import { claimKey, type KeyedCall, keepAnswer } from './idempotency'
import type { Hold } from './limits/Hold'
import { type Need, needOf } from './needOf'
import type { Person } from './Person'
import type { Prepared } from './Prepared'
import type { Resources } from './Resources'
import type { Route } from './Route'
import type { Rules } from './Rules'

/** A handler's report about its change. */
class Outcome {
  companyId: string | undefined
  done: ServedOperation | undefined
  readonly subject: Record<string, unknown> = {}
  isUnchanged = false
}

/**
 * A writing operation is one transaction with one audit row, which locks its owner first. A reading one runs
 * on the pool.
 */
export async function runHandler(rules: Rules, route: Route, given: Prepared): Promise<unknown> {
  const { database } = given.ports
  const isTransaction = route.managed && effectOf(route.operation) === 'writes'
  if (!isTransaction) {
    const data = await handle(route, given, database.connection, new Outcome())
    await rules.noteRead(route.operation, given, data)
    // Everything that staff read is on record, with their reason.
    if (given.staff) await rules.writeAuditRow(database.connection, readRow(route.operation, given))
    return data
  }
  const prepared = route.first ? { ...given, change: await takeFirst(route.first, given) } : given
  const change = () =>
    database.transaction(async (transaction) => {
      const outcome = new Outcome()
      const held = { ...prepared, company: await heldCompany(rules, transaction, route, prepared) }
      const keyed = keyedCall(route.operation, held)
      const claim = keyed && (await claimKey(transaction, keyed))
      if (claim?.isFirst === false) return claim.answer
      const data = await handle(route, held, transaction, outcome)
      if (keyed) await keepAnswer(transaction, keyed, data)
      if (!outcome.isUnchanged)
        await rules.writeAuditRow(transaction, auditRow(route.operation, held, outcome))
      return data
    })
  return given.ports.admission.admitChange(given.company?.companyId, () => again(3, change))
}

const keyedCall = (
  { name }: Operation,
  { idempotencyKey, person, company, input, now }: Prepared,
): KeyedCall | undefined =>
  idempotencyKey === undefined || !person
    ? undefined
    : {
        companyId: company?.companyId ?? '',
        userId: person.userId,
        key: idempotencyKey,
        operation: name,
        input,
        now,
      }

async function heldCompany(
  rules: Rules,
  db: Connection,
  { operation, hold }: Route,
  { person, owner, now }: Prepared,
): Promise<CompanyScope | undefined> {
  const need = needOf(operation)
  if (!need || !person || !owner) return undefined
  return holdOwner(rules, db, { owner, person, need, hold, now })
}

const takeFirst = (first: NonNullable<Route['first']>, prepared: Prepared): Promise<unknown> =>
  first(callOf(prepared, prepared.ports, prepared.ports.database.connection, new Outcome()) as never)

function handle(route: Route, prepared: Prepared, db: Connection, outcome: Outcome): Promise<unknown> {
  const ports = route.managed ? withoutDatabase(prepared.ports) : prepared.ports
  return route.handle(callOf(prepared, ports, db, outcome) as never)
}

function callOf(
  {
    now,
    address,
    agent,
    language,
    browserProof,
    codeChallenge,
    siteKey,
    applicationToken,
    signInRequest,
    staff,
    person,
    company,
    owner,
    input,
    change,
  }: Prepared,
  ports: Omit<Resources, 'database'>,
  db: Connection,
  outcome: Outcome,
) {
  return {
    db,
    now,
    ports,
    address,
    agent,
    language,
    browserProof,
    codeChallenge,
    siteKey,
    applicationToken,
    signInRequest,
    ...(change !== undefined && { change }),
    audit(more: Record<string, unknown>, companyId?: string, done?: ServedOperation) {
      Object.assign(outcome.subject, more)
      outcome.companyId ??= companyId
      outcome.done ??= done
    },
    unchanged() {
      outcome.isUnchanged = true
    },
    ...(staff && { staff }),
    ...(person && { person }),
    ...(company && { company }),
    ...(owner && { owner }),
    ...input,
  }
}

function withoutDatabase({ database: _, ...ports }: Resources): Omit<Resources, 'database'> {
  return ports
}

const auditRow = (
  operation: ServedOperation,
  { now, address, agent, person, company, staff }: Prepared,
  { subject, companyId = company?.companyId ?? '', done = operation }: Omit<Outcome, 'isUnchanged'>,
): AuditRow => ({
  companyId,
  at: now,
  actorId: staff?.actor ?? person?.userId ?? '',
  sessionId: person?.sessionId ?? '',
  operation: auditNameOf(done),
  subject: {
    ...subject,
    ...(person?.embedding && { embedder: person.embedding.embedderId }),
    ...(staff?.reason && { staffReason: staff.reason }),
  },
  caller: { address, agent },
})

const readRow = (operation: ServedOperation, given: Prepared): AuditRow =>
  auditRow(operation, given, {
    subject: { ...(given.input.params as object), ...(given.input.query as object) },
    companyId: '',
    done: operation,
  })

/** An operation of the desk and its command have one name in the audit. */
const auditNameOf = ({ name, access, command }: ServedOperation): string => {
  if (command) return `operator.${command.replaceAll(' ', '.')}`
  return access === 'staff' ? `desk.${name}` : name
}

interface Held {
  readonly owner: Owner
  readonly person: Person
  readonly need: Need
  readonly hold: Hold
  readonly now: Date
}

/**
 * Locks the owner. For a company, it reads the caller's role, permission and scope again, because a change in
 * between may have ended them. Until the transaction ends, nobody changes them, nor members' departments.
 */
async function holdOwner(
  rules: Rules,
  db: Connection,
  { owner, person, need, hold, now }: Held,
): Promise<CompanyScope | undefined> {
  await rules.lockOwner(db, owner, hold)
  if (owner.kind === 'person') return undefined
  const company = await rules.callerScope(db, { person, companyId: owner.companyId, need, now })
  if (!company) throw new Refusal(wireRefusals.permissionChanged)
  return company
}
