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
  const { companyId, actorId, sessionId, operation } = given
  const caller = given.caller && { ...given.caller, salt: randomId() }
  const head = await holdHead(db, companyId)
  const salt = randomId()
  const subject = asStored(given.subject)
  const row = {
    companyId,
    actorId,
    sessionId,
    operation,
    at: given.at,
    subject,
    sealed: hashOfSubject(subject, salt),
    caller: caller ? hashOfCaller(caller) : '',
    position: head.length + 1,
    previous: head.hash,
  }
  const hash = hashOfRow(row)
  const at = row.at.toISOString()
  await db.execute(sql`
    with written as (
      insert into ${auditRows} (company_id, at, actor_id, session_id, operation, subject, sealed, subject_salt, caller, position, previous, hash)
      values (${companyId}, ${at}, ${actorId}, ${sessionId}, ${operation}, ${JSON.stringify(row.subject)}::jsonb,
        ${row.sealed}, ${salt}, ${row.caller}, ${row.position}, ${row.previous}, ${hash})
      returning company_id, id, subject
    ), moved as (
      update ${auditChains} set length = ${row.position}, hash = ${hash} where company_id = ${companyId}
    )${caller ? keeping(caller, at) : sql``}
    ${subjectsOf(sql`written`)}`)
}

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
