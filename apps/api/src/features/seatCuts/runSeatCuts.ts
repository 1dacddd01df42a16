import { noticeDays } from '@atrium/contracts/renewals/contract'
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { productNames } from '../catalogue'
import { findCompanyName, lockCompany } from '../organisation'
import { companies } from '../organisation/tables'
import { lockProducts } from '../seats'
import { dayOf } from '../use'
import { carryOutCut } from './carryOutCut'
import { type CutKey, findBatch, ofCut, resolveCut, type SeatCut } from './findCut'
import { seatCutMembers, seatCuts } from './tables'

type CutPorts = Pick<Ports, 'database' | 'clock' | 'log'>

const day = 86_400_000
const atOnce = 200

/** Tells members that they will lose a seat, and ends seats that weren't renewed; once, however many processes run. */
export async function runSeatCuts({ database, clock, log }: CutPorts): Promise<void> {
  const now = clock()
  const due = await database.connection
    .select({ companyId: seatCuts.companyId, mainId: seatCuts.mainId })
    .from(seatCuts)
    .innerJoin(companies, and(eq(companies.id, seatCuts.companyId), isNull(companies.dissolvedAt)))
    .where(and(isNotNull(seatCuts.cutAt), lte(seatCuts.cutAt, new Date(now.getTime() + noticeDays * day))))
    .orderBy(seatCuts.cutAt)
    .limit(atOnce)
  for (const key of due)
    try {
      await database.transaction((db) => continueCut(db, key, clock()))
    } catch (error) {
      log({ level: 'error', event: 'seatCutFailed', ...key, ...describeError(error) })
    }
}

async function continueCut(db: Connection, key: CutKey, now: Date): Promise<void> {
  await lockCompany(db, key.companyId, 'alone')
  const [cut] = await db.select().from(seatCuts).where(ofCut(seatCuts, key))
  if (!cut?.cutAt) return
  if (cut.cutAt <= now) return carryOutCut(db, cut, now)
  await lockProducts(db, key.companyId, [key.mainId])
  await tellMembers(db, cut, now)
}

/** Notifies members who will lose their seat, and those who were notified but keep it now. */
async function tellMembers(db: Connection, cut: SeatCut, now: Date): Promise<void> {
  const { companyId, mainId, cutAt } = cut
  const { holders, losers } = await resolveCut(db, cut)
  const notified = await db
    .select({ userId: seatCutMembers.userId })
    .from(seatCutMembers)
    .where(and(ofCut(seatCutMembers, cut), isNotNull(seatCutMembers.notifiedAt)))
  const isNotified = new Set(notified.map(({ userId }) => userId))
  const isLosing = new Set(losers.map(({ userId }) => userId))
  const holds = new Set(holders.map(({ userId }) => userId))
  const lose = losers.map(({ userId }) => userId).filter((userId) => !isNotified.has(userId))
  const spared = [...isNotified].filter((userId) => !isLosing.has(userId))
  if (lose.length === 0 && spared.length === 0) return
  for (const userId of lose)
    await db
      .insert(seatCutMembers)
      .values({ companyId, mainId, userId, notifiedAt: now })
      .onConflictDoUpdate({
        target: [seatCutMembers.companyId, seatCutMembers.mainId, seatCutMembers.userId],
        set: { notifiedAt: now },
      })
  for (const userId of spared)
    await db.delete(seatCutMembers).where(and(ofCut(seatCutMembers, cut), eq(seatCutMembers.userId, userId)))
  const { name } = await findBatch(db, cut)
  const nameEn = (await productNames(db, 'en'))(name)
  const company = await findCompanyName(db, companyId)
  const on = cutAt === null ? '' : dayOf(cutAt)
  const about = { kind: 'licence', companyId, now } as const
  await sendMessage(db, {
    ...about,
    userIds: lose,
    title: '授权即将收回',
    content: `${company}未续费您使用的“${name}”席位，授权将于${on}收回。如仍需使用，请联系管理员。`,
    titleEn: 'Your licence will be taken back',
    contentEn: `${company} doesn’t renew your seat of “${nameEn}”, so your licence ends on ${on}. If you still need it, talk to your administrator.`,
  })
  await sendMessage(db, {
    ...about,
    userIds: spared.filter((userId) => holds.has(userId)),
    title: '授权将继续保留',
    content: `${company}已为您保留“${name}”的席位，授权不会收回。`,
    titleEn: 'You keep your licence',
    contentEn: `${company} keeps your seat of “${nameEn}”, so your licence isn’t taken back.`,
  })
}
