import { randomInt } from 'node:crypto'
import { memberNameLength } from '@atrium/contracts/departments/contract'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import type { Caller } from '../../platform/http/AuditRow'
import { randomId } from '../../platform/keys/randomId'
import { users } from '../../platform/people/tables'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { syllablesOf } from '../../platform/spelling/syllablesOf'
import { writeAuditRow } from '../audit'
import { companies, departments, memberships } from '../organisation/tables'

interface NewCompany {
  /** Its super administrator, whose row is locked. */
  readonly userId: string
  /** Empty: the person isn't signed in yet. */
  readonly sessionId: string
  readonly name: string
  readonly now: Date
  readonly caller: Caller
}

/**
 * Creates an uncertified company with its top department, its super administrator, and the first row of its history.
 * Its name isn't reserved: only certification does that.
 *
 * @returns its id
 */
export async function openCompany(
  db: Connection,
  { userId, sessionId, name, now, caller }: NewCompany,
): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The person who creates a company no longer exists.')
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
    // Not shortened, whatever the limit for typed department names: it is the company's name.
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

/** Shows with an ellipsis that text is missing. */
function shortened(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** Letters at most, before the digits that distinguish equal names. */
const mostLetters = 20

/** Legal suffixes of names, which don't distinguish companies. */
const legalForms = /(股份|有限|责任|公司|集团)+$/u

/**
 * The company's sign-in name: its name in pinyin without the legal form, `xinyajianzhukeji`, plus four digits if
 * another company has that already. Otherwise letters only, so that it is never a credit code or a number. Call it
 * within the transaction that creates the company: until that ends, nobody else gets the same name.
 */
async function signInNameFor(db: Connection, companyName: string): Promise<string> {
  const plain = spelt(companyName)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`company account ${plain}`}))`)
  let name = plain
  while (await isTaken(db, name)) name = `${plain}-${randomInt(1000, 10_000)}`
  return name
}

function spelt(companyName: string): string {
  const short = companyName.replace(/[()（）\s]/gu, '').replace(legalForms, '')
  let letters = ''
  for (const { whole } of syllablesOf(short || companyName, 'thing')) {
    const next = letters + whole.replace(/[^a-z]/g, '')
    if (next.length > mostLetters) break
    letters = next
  }
  return letters.length < 2 ? 'company' : letters
}

const isTaken = async (db: Connection, name: string) =>
  (await db.$count(companies, eq(sql`lower(${companies.account})`, name))) > 0
