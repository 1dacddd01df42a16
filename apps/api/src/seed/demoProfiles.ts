import { and, eq, inArray } from 'drizzle-orm'
import { hashPassword } from '../features/session/password/passwords'
import { memberships, profiles, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const { accounts, userIds, companyId } = demo
const day = 86_400_000

/** People without a company by choice: one in education, one at an organisation. */
const newcomers = [
  { id: userIds.student, phone: accounts.student, name: '林小满', email: 'lin@example.com' },
  { id: userIds.researcher, phone: accounts.researcher, name: '陈牧之', email: '' },
]

const profileRows: readonly Omit<typeof profiles.$inferInsert, 'updatedAt'>[] = [
  {
    userId: userIds.superAdministrator,
    type: 1,
    region: '上海市-上海市-杨浦区',
    address: '国康路88号16层',
  },
  { userId: userIds.administrator, type: 1, region: '上海市-上海市-虹口区' },
  { userId: userIds.individual, type: 1, region: '浙江省-杭州市-西湖区' },
  {
    userId: userIds.student,
    type: 2,
    region: '上海市-上海市-杨浦区',
    address: '四平路1239号',
    school: '同济大学',
    jobRole: 'student',
    major: 'civilEngineering',
    teacherName: '顾明',
    teacherPhone: '021-65980000',
  },
  {
    userId: userIds.researcher,
    type: 3,
    region: '上海市-上海市-徐汇区',
    address: '宛平南路75号',
    company: '上海市建筑科学研究院',
    department: '绿色建筑研究所',
    position: '研究员',
    discipline: 'hvac',
  },
]

/** Their work in the first company. The super administrator has stated nothing for the second one. */
const positions = [
  { userId: userIds.superAdministrator, position: '总工程师', discipline: 'structure' },
  { userId: userIds.administrator, position: '结构所所长', discipline: 'structure' },
] as const

/** Profiles, including two people without a company. Accounts that belong to another person meanwhile are skipped. */
export const demoProfiles: DemoTopUp = {
  isMissing: async (db) => (await db.$count(profiles, inArray(profiles.userId, ids))) === 0,
  async fill(db, now) {
    const passwordHash = await hashPassword(demo.password)
    const createdAt = new Date(now.getTime() - 120 * day)
    const people = newcomers.map(({ name, phone, ...person }) => ({
      ...person,
      phone,
      account: phone,
      realName: name,
      nickname: name,
      passwordHash,
      createdAt,
    }))
    await db.insert(users).values(people).onConflictDoNothing()
    const present = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids))
    const isPresent = ({ userId }: { readonly userId: string }) => present.some(({ id }) => id === userId)
    const rows = profileRows.filter(isPresent).map((person) => ({ ...person, updatedAt: createdAt }))
    if (rows.length > 0) await db.insert(profiles).values(rows).onConflictDoNothing()
    for (const { userId, position, discipline } of positions) {
      const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
      await db.update(memberships).set({ position, discipline }).where(own)
    }
  },
}

const ids = profileRows.map(({ userId }) => userId)
