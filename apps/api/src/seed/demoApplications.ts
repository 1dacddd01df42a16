import { eq } from 'drizzle-orm'
import { hashPassword } from '../features/session/password/passwords'
import type { Connection } from '../platform/database/Connection'
import { invitations, inviteLinks, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

interface SeedApplicant {
  readonly name: string
  readonly departmentId: string
  readonly hoursAgo: number
  readonly status: 5 | 2
}

const { companyId, departmentIds, userIds } = demo
const hour = 3_600_000

/** A link of the first company that people used. */
export const demoLinkId = 'invite-link-1'

/** People who used the link; the first two wait for departments of different administrators. */
const applicants: readonly SeedApplicant[] = [
  { name: '温如玉', departmentId: departmentIds.architecture, hoursAgo: 2, status: 5 },
  { name: '段云舒', departmentId: departmentIds.seismic, hoursAgo: 5, status: 5 },
  { name: '邵文博', departmentId: departmentIds.architecture, hoursAgo: 20, status: 5 },
  { name: '简宁', departmentId: departmentIds.architecture, hoursAgo: 26, status: 5 },
  { name: '戴维', departmentId: departmentIds.architecture, hoursAgo: 50, status: 2 },
]

export const demoApplyIds = applicants.map((_, n) => `application-${n + 1}`)

export const demoApplications: DemoTopUp = {
  async isMissing(db) {
    return (await db.$count(inviteLinks, eq(inviteLinks.companyId, companyId))) === 0
  },
  async fill(db, now) {
    const ago = (hours: number) => new Date(now.getTime() - hours * hour)
    await addPeople(db, ago)
    await db.insert(inviteLinks).values({
      companyId,
      id: demoLinkId,
      departmentId: departmentIds.architecture,
      memberLimit: 200,
      createdBy: userIds.superAdministrator,
      createdAt: ago(72),
      expiresAt: ago(72 - 30 * 24),
    })
    await db.insert(invitations).values(
      applicants.map(({ name, departmentId, hoursAgo, status }, n) => ({
        companyId,
        id: `application-${n + 1}`,
        kind: 'link' as const,
        phone: phoneOf(n),
        name,
        departmentId,
        userId: personId(n),
        status,
        linkId: demoLinkId,
        invitedBy: userIds.superAdministrator,
        invitedAt: ago(hoursAgo),
        respondedAt: ago(hoursAgo),
        ...(status === 2 && {
          decidedBy: userIds.superAdministrator,
          decidedAt: ago(hoursAgo - 1),
          reason: '请先与部门负责人确认入职时间',
        }),
        expiresAt: ago(72 - 30 * 24),
      })),
    )
  },
}

const phoneOf = (n: number) => `136000000${String(n + 11)}`
const personId = (n: number) => `user-applicant-${n + 1}`

/** They sign in with the demo password. */
async function addPeople(db: Connection, ago: (hours: number) => Date): Promise<void> {
  const passwordHash = await hashPassword(demo.password)
  const people = applicants.map(({ name, hoursAgo }, n) => ({
    id: personId(n),
    account: phoneOf(n),
    phone: phoneOf(n),
    realName: name,
    nickname: name,
    passwordHash,
    createdAt: ago(hoursAgo),
  }))
  await db.insert(users).values(people).onConflictDoNothing()
}
