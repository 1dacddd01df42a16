import type { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import { and, asc, eq, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { productNames } from '../catalogue'
import { devices } from '../seats/tables'
import { asBorrowed, findOut, latestEndOf } from './borrowedRows'
import { findOwn } from './borrowLicence'
import { countSwaps, findLimits, monthOf } from './findLimits'
import { deviceSwaps } from './tables'

/** One of the caller's licences: for how long it can be borrowed, the file that runs, and the devices. */
export async function getOwnBorrowing(call: Call<typeof borrowingOperations.getOwnBorrowing>) {
  const { db, company, person, query, language, now } = call
  const { companyId } = company
  const { userId } = person
  const { grant, product } = await findOwn(db, { companyId, userId, subId: query.subId })
  const mainId = product.batchOf ?? product.mainId
  const limits = await findLimits(db, companyId, mainId)
  const out = await findOut(db, companyId, grant.id)
  const running = out && out.endsAt > now ? out : undefined
  const machines = await db
    .select()
    .from(devices)
    .where(and(eq(devices.companyId, companyId), eq(devices.grantId, grant.id)))
    .orderBy(asc(devices.registeredAt), asc(devices.mid))
  const swaps = await countSwaps(db, { companyId, userId, mainId }, now)
  return {
    mainId,
    productName: (await productNames(db, language))(product.name),
    subId: grant.id,
    ...limits,
    latestEnd: (await latestEndOf(db, grant, product))?.toISOString() ?? null,
    isUsable: statusOf(product, now) === 'normal',
    borrowed: running ? asBorrowed(running, now) : null,
    swapsLeft: Math.max(0, limits.swapsPerMonth - swaps),
    devices: machines.map(({ mid, registeredAt }) => ({
      mid,
      regDate: registeredAt.toISOString(),
      isBorrowed: running?.mid === mid,
    })),
  }
}

/** The company is held alone, so two swaps at once can't exceed the limit. */
export async function swapDevice(call: Call<typeof borrowingOperations.swapDevice>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const { userId } = person
  const { grant, product } = await findOwn(db, { companyId, userId, subId: body.subId })
  const mainId = product.batchOf ?? product.mainId
  const out = await findOut(db, companyId, grant.id)
  if (out && out.endsAt > now && out.mid === body.mid) throw new Refusal(borrowingRefusals.deviceBorrowed)
  const { swapsPerMonth } = await findLimits(db, companyId, mainId)
  const swaps = await countSwaps(db, { companyId, userId, mainId }, now)
  if (swaps >= swapsPerMonth) throw new Refusal(borrowingRefusals.noSwapsLeft({ swapsPerMonth }))
  const gone = await db
    .delete(devices)
    .where(and(eq(devices.companyId, companyId), eq(devices.grantId, grant.id), eq(devices.mid, body.mid)))
    .returning({ mid: devices.mid })
  if (gone.length === 0) throw new Refusal(borrowingRefusals.deviceMissing)
  await db
    .insert(deviceSwaps)
    .values({ companyId, userId, mainId, month: monthOf(now), count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [deviceSwaps.companyId, deviceSwaps.userId, deviceSwaps.mainId, deviceSwaps.month],
      set: { count: sql`${deviceSwaps.count} + 1`, lastAt: now },
    })
  call.audit({ userId, mainId, mid: body.mid })
  return { swapsLeft: swapsPerMonth - swaps - 1 }
}
