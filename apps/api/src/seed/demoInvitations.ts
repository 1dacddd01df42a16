import { eq } from 'drizzle-orm'
import { hashPassword } from '../features/session/password/passwords'
import type { Connection } from '../platform/database/Connection'
import { invitations, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'
import { demoMembers } from './demoMembers'
import { inventPerson } from './inventPerson'

type Row = typeof invitations.$inferInsert

interface SeedInvitation {
  readonly status: 1 | 2 | 4 | 5 | 6 | 7
  readonly departmentId: string
  readonly invitedDay: number
}

const { companyId, departmentIds, userIds } = demo
const day = 86_400_000
const lastsDays = 7
/** Fictional people from this number on are in no company. */
const firstStranger = 600

const { architecture, structure, tall, seismic, cost, top } = departmentIds

/** Invitations in every status. Recent ones with status 6 have expired without a row that says so. */
const strangers: readonly SeedInvitation[] = [
  { status: 4, departmentId: seismic, invitedDay: 0.1 },
  { status: 4, departmentId: seismic, invitedDay: 0.4 },
  { status: 4, departmentId: architecture, invitedDay: 1 },
  { status: 4, departmentId: tall, invitedDay: 2 },
  { status: 4, departmentId: cost, invitedDay: 3 },
  { status: 4, departmentId: structure, invitedDay: 4 },
  { status: 4, departmentId: top, invitedDay: 5 },
  { status: 5, departmentId: seismic, invitedDay: 1.5 },
  { status: 5, departmentId: tall, invitedDay: 2.5 },
  { status: 5, departmentId: cost, invitedDay: 6 },
  { status: 6, departmentId: tall, invitedDay: 9 },
  { status: 6, departmentId: architecture, invitedDay: 12 },
  { status: 6, departmentId: cost, invitedDay: 40 },
  { status: 2, departmentId: structure, invitedDay: 20 },
  { status: 2, departmentId: cost, invitedDay: 33 },
  { status: 2, departmentId: seismic, invitedDay: 52 },
  { status: 7, departmentId: seismic, invitedDay: 24 },
  { status: 7, departmentId: architecture, invitedDay: 61 },
]

export const demoInvitations: DemoTopUp = {
  async isMissing(db) {
    return (await db.$count(invitations, eq(invitations.companyId, companyId))) === 0
  },
  async fill(db, now) {
    await addApplicants(db, now)
    await db.insert(invitations).values([...strangers.map(rowOf), ...joinedRows()])

    function rowOf(seed: SeedInvitation, n: number): Row {
      const invitedAt = new Date(now.getTime() - seed.invitedDay * day)
      const hasApplied = seed.status === 5
      return {
        ...invited(n, invitedAt),
        ...personOf(n),
        departmentId: seed.departmentId,
        status: seed.status === 6 && seed.invitedDay < 10 ? 4 : seed.status,
        userId: hasApplied ? applicantId(n) : null,
        respondedAt: hasApplied || seed.status === 2 ? new Date(invitedAt.getTime() + day / 4) : null,
      }
    }

    function joinedRows(): Row[] {
      const joined = demoMembers.filter(
        (member) => member.companyId === companyId && member.role === 'member' && member.joinedDay < 60,
      )
      return joined.slice(0, 9).map((member, n) => {
        const addedAt = new Date(now.getTime() - member.joinedDay * day)
        return {
          ...invited(100 + n, new Date(addedAt.getTime() - 2 * day)),
          phone: member.phone,
          name: member.name,
          departmentId: member.departmentId,
          status: 1,
          userId: member.userId,
          respondedAt: new Date(addedAt.getTime() - day),
          decidedBy: userIds.superAdministrator,
          addedAt,
        }
      })
    }
  },
}

const invited = (n: number, invitedAt: Date) => ({
  companyId,
  id: `invitation-${String(n + 1).padStart(3, '0')}`,
  kind: 'sms' as const,
  invitedBy: userIds.superAdministrator,
  invitedAt,
  sentAt: invitedAt,
  expiresAt: new Date(invitedAt.getTime() + lastsDays * day),
})

const personOf = (n: number) => inventPerson(firstStranger + n)
const applicantId = (n: number) => `user-${String(firstStranger + n).padStart(4, '0')}`

/** Applicants have accounts with the demo password. */
async function addApplicants(db: Connection, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demo.password)
  const applicants = strangers.flatMap(({ status, invitedDay }, n) => {
    if (status !== 5) return []
    const { name, phone } = personOf(n)
    return {
      id: applicantId(n),
      account: phone,
      phone,
      realName: name,
      nickname: name,
      passwordHash,
      createdAt: new Date(now.getTime() - invitedDay * day),
    }
  })
  await db.insert(users).values(applicants).onConflictDoNothing()
}
