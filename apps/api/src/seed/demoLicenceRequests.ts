import { eq } from 'drizzle-orm'
import { licenceRequests } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const { companyId, mainIds, userIds } = demo
const hour = 3_600_000

/** Two open requests for different administrators, and a refused one. */
const requests = [
  {
    userId: userIds.memberWithoutLicences,
    mainId: mainIds.structure,
    hoursAgo: 3,
    reason: '刚加入抗震分析室，负责体育馆屋盖的计算',
  },
  {
    userId: userIds.memberOutsideScope,
    mainId: mainIds.structure,
    hoursAgo: 27,
    reason: '核对屋盖用钢量，需要打开结构模型',
  },
  {
    userId: userIds.member,
    mainId: mainIds.architecture,
    hoursAgo: 75,
    reason: '查看建筑专业的平面图',
    answer: '仅查看图纸请使用BIM协同设计云平台',
  },
] as const

export const demoLicenceRequests: DemoTopUp = {
  isMissing: async (db) => (await db.$count(licenceRequests, eq(licenceRequests.companyId, companyId))) === 0,
  async fill(db, now) {
    const ago = (hours: number) => new Date(now.getTime() - hours * hour)
    await db.insert(licenceRequests).values(
      requests.map(({ hoursAgo, ...row }, n) => ({
        ...row,
        companyId,
        id: `licence-request-${n + 1}`,
        appliedAt: ago(hoursAgo),
        ...('answer' in row
          ? { state: 'refused' as const, decidedAt: ago(hoursAgo - 1) }
          : { state: 'waiting' as const }),
      })),
    )
  },
}
