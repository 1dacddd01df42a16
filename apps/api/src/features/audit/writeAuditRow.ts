import { eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { AuditRow, Caller } from '../../platform/http/AuditRow'
import { randomId } from '../../platform/keys/randomId'
import { hashOfCaller, hashOfRow, hashOfSubject } from './chainHash'
import { subjectsOf } from './indexSubjects'
import { auditCallers, auditChains, auditRows } from './tables'

/**
 * Writes the audit row of a change in the change's transaction. Managed operations do this automatically. Call it last:
 * until the commit nobody else can write to the same chain.
 */
export async function writeAuditRow(db: Connection, given: AuditRow): Promise<void> {
  const { companyId } = given
  const caller = given.caller && { ...given.caller, salt: randomId() }
  const { rows, end } = chained(companyId, await holdHead(db, companyId), [given], caller)
  const kept = caller ? keeping(caller, given.at.toISOString()) : sql``
  await insertRows(db, companyId, { rows, end, kept })
}

const mostAtOnce = 500

/** The same for many changes of one company that nobody called, in their order. */
export async function writeAuditRows(
  db: Connection,
  companyId: string,
  all: readonly Omit<AuditRow, 'companyId' | 'caller'>[],
): Promise<void> {
  if (all.length === 0) return
  let head = await holdHead(db, companyId)
  for (let start = 0; start < all.length; start += mostAtOnce) {
    const some = all.slice(start, start + mostAtOnce)
    const { rows, end } = chained(companyId, head, some, null)
    await insertRows(db, companyId, { rows, end, kept: sql`` })
    head = end
  }
}

interface Head {
  readonly length: number
  readonly hash: string
}

/** Each row contains the hash of the previous one. */
function chained(
  companyId: string,
  head: Head,
  all: readonly Omit<AuditRow, 'companyId' | 'caller'>[],
  caller: (Caller & { readonly salt: string }) | null,
) {
  let end = head
  const rows = all.map(({ actorId, sessionId, operation, at, subject: given }) => {
    const salt = randomId()
    const subject = asStored(given)
    const row = {
      ...{ companyId, actorId, sessionId, operation, at, subject },
      sealed: hashOfSubject(subject, salt),
      caller: caller ? hashOfCaller(caller) : '',
      position: end.length + 1,
      previous: end.hash,
    }
    end = { length: row.position, hash: hashOfRow(row) }
    const { companyId: _, actorId: actor_id, sessionId: session_id, ...rest } = row
    return { ...rest, actor_id, session_id, at: at.toISOString(), subject_salt: salt, hash: end.hash }
  })
  return { rows, end }
}

interface Inserting {
  readonly rows: ReturnType<typeof chained>['rows']
  readonly end: Head
  readonly kept: SQL
}

const insertRows = (db: Connection, companyId: string, { rows, end, kept }: Inserting) =>
  db.execute(sql`
    with written as (
      insert into ${auditRows} (company_id, at, actor_id, session_id, operation, subject, sealed, subject_salt, caller, position, previous, hash)
      select ${companyId}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        at timestamptz, actor_id text, session_id text, operation text, subject jsonb, sealed text, subject_salt text,
        caller text, position integer, previous text, hash text
      )
      order by given.position
      returning company_id, id, subject
    ), moved as (
      update ${auditChains} set length = ${end.length}, hash = ${end.hash} where company_id = ${companyId}
    )${kept}
    ${subjectsOf(sql`written`)}`)

const keeping = (
  { address, agent, salt }: Caller & { readonly salt: string },
  at: string,
): SQL => sql`, kept as (
  insert into ${auditCallers} (company_id, audit_id, at, address, agent, salt)
  select company_id, id, ${at}::timestamptz, ${address}, ${agent}, ${salt} from written
)`

/** Locks the end of the chain until the transaction ends; creates a chain if there is none. */
async function holdHead(db: Connection, companyId: string) {
  const hold = () =>
    db
      .select({ length: auditChains.length, hash: auditChains.hash })
      .from(auditChains)
      .where(eq(auditChains.companyId, companyId))
      .for('no key update')
  let [head] = await hold()
  if (!head) {
    await db.insert(auditChains).values({ companyId }).onConflictDoNothing()
    ;[head] = await hold()
  }
  if (!head) throw new Error(`The audit chain of the company “${companyId}” could not be locked.`)
  return head
}

/** As stored in JSON: without undefined values, and with moments as text. */
const asStored = (subject: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(subject))
