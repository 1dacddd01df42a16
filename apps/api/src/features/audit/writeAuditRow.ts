import { eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { AuditRow, Caller } from '../../platform/http/AuditRow'
import { randomId } from '../../platform/keys/randomId'
import { hashOfCaller, hashOfRow, hashOfSubject } from './chainHash'
import { subjectsOf } from './indexSubjects'
import { auditCallers, auditChains, auditRows } from './tables'

/**
 * The one audit row of a change, on the change's own transaction. Managed operations get theirs by themselves. Call
 * it last: until the commit nobody else can write to the same chain.
 */
export async function writeAuditRow(db: Connection, given: AuditRow): Promise<void> {
  const { companyId, actorId, sessionId, operation } = given
  const caller = given.caller && { ...given.caller, salt: randomId() }
  const head = await holdHead(db, companyId)
  const salt = randomId()
  const subject = asStored(given.subject)
  const row = {
    ...{ companyId, actorId, sessionId, operation },
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

/** The end of the chain, held until the transaction ends; begun where there is none. */
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
  if (!head) throw new Error(`The audit chain of the company “${companyId}” could not be held.`)
  return head
}

/** As JSON keeps it: without what is undefined, and moments as text. */
const asStored = (subject: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(subject))
