import { effectOf, type Operation } from '@atrium/features/shared/contract'
import type { Connection } from '../database/Connection'
import { databaseErrorCode } from '../database/databaseErrorCode'
import type { CompanyScope, Person } from './Call'
import { holdCompany } from './holdCompany'
import type { Route } from './implement'
import type { CallPorts, Ports } from './ports'
import { writeAuditRow } from './writeAuditRow'

/** What is known of a call before its handler runs. */
export interface Prepared {
  readonly ports: Ports
  readonly now: Date
  readonly address: string
  readonly person?: Person
  readonly company?: CompanyScope | undefined
  readonly input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }
}

/** What a handler says of its change. */
class Outcome {
  readonly subject: Record<string, unknown> = {}
  isUnchanged = false
}

/**
 * A writing operation is one transaction with one audit row, which holds the company from its first statement
 * on; a reading one runs on the pool.
 */
export function runHandler(route: Route, prepared: Prepared): Promise<unknown> {
  const { database } = prepared.ports
  const isTransaction = route.managed && effectOf(route.operation) === 'writes'
  if (!isTransaction) return handle(route, prepared, database.connection, new Outcome())
  return again(3, () =>
    database.transaction(async (transaction) => {
      const outcome = new Outcome()
      const held = { ...prepared, company: await heldCompany(transaction, route, prepared) }
      const data = await handle(route, held, transaction, outcome)
      if (!outcome.isUnchanged)
        await writeAuditRow(transaction, auditRow(route.operation, held, outcome.subject))
      return data
    }),
  )
}

async function heldCompany(
  db: Connection,
  { operation: { access }, hold }: Route,
  { person, company }: Prepared,
): Promise<CompanyScope | undefined> {
  if (access === 'public' || access === 'user' || !person || !company) return undefined
  return holdCompany(db, { companyId: company.companyId, person, least: access, hold })
}

function handle(
  route: Route,
  { ports, now, address, person, company, input }: Prepared,
  db: Connection,
  outcome: Outcome,
): Promise<unknown> {
  const call = {
    db,
    now,
    ports: route.managed ? withoutDatabase(ports) : ports,
    address,
    audit: (more: Record<string, unknown>) => void Object.assign(outcome.subject, more),
    unchanged() {
      outcome.isUnchanged = true
    },
    ...(person && { person }),
    ...(company && { company }),
    ...input,
  }
  return route.handle(call as never)
}

function withoutDatabase({ database: _, ...ports }: Ports): CallPorts {
  return ports
}

const auditRow = (
  operation: Operation,
  { now, person, company }: Prepared,
  subject: Record<string, unknown>,
) => ({
  companyId: company?.companyId ?? '',
  at: now,
  actorId: person?.userId ?? '',
  sessionId: person?.sessionId ?? '',
  operation: operation.name,
  subject,
})

const deadlock = '40P01'
const serialisation = '40001'

/** PostgreSQL ends one of two transactions that wait for each other; that one is simply tried again. */
async function again<T>(times: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = databaseErrorCode(error)
    if (times > 1 && (code === deadlock || code === serialisation)) return again(times - 1, work)
    throw error
  }
}
