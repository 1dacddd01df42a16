import { memberNameLength } from '@atrium/contracts/departments/contract'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import type { Caller } from '../../platform/http/AuditRow'
import { randomId } from '../../platform/keys/randomId'
import { users } from '../../platform/people/tables'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { writeAuditRow } from '../audit'
import { companies, departments, memberships } from '../organisation/tables'
import { signInNameFor } from './signInNameFor'

interface Opening {
  /** Its super administrator, held. */
  readonly userId: string
  /** Empty: the person isn't signed in yet. */
  readonly sessionId: string
  readonly name: string
  readonly now: Date
  readonly caller: Caller
}

/**
 * Makes a company, not certified yet, with its top department, the person who leads it, and the first row of its
 * history. Its name isn't taken by that: only certification does.
 *
 * @returns its id
 */
export async function openCompany(
  db: Connection,
  { userId, sessionId, name, now, caller }: Opening,
): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The person who opens a company is gone.')
  const companyId = randomId()
  const departmentId = randomId()
  const own = shortened(user.realName || user.nickname || user.phone, memberNameLength)
  await db.insert(companies).values({
    id: companyId,
    name,
    account: await signInNameFor(db, name),
    contactPerson: user.realName,
    contactPhone: user.phone,
    createdAt: now,
  })
  await db.insert(departments).values({
    companyId,
    id: departmentId,
    parentId: null,
    level: 1,
    path: `${departmentId}/`,
    // Whole, whatever a department's name may be when somebody types it: it is the company's.
    name,
    spelling: spellingOf(name, 'thing'),
    createdAt: now,
  })
  await db.insert(memberships).values({
    companyId,
    userId,
    departmentId,
    role: 'superAdministrator',
    name: own,
    spelling: spellingOf(own, 'person'),
    phone: user.phone,
    joinedAt: now,
  })
  await publish(db, { userIds: [userId], target: 'OnMenusChanged' })
  await writeAuditRow(db, {
    companyId,
    at: now,
    actorId: userId,
    sessionId,
    operation: 'openCompany',
    subject: { after: { name } },
    caller,
  })
  return companyId
}

/** What there is no room for shows that it is missing. */
function shortened(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
