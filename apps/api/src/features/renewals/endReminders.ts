import { usualReminders } from '@atrium/contracts/renewals/contract'
import type { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { renewalsRefusals } from '@atrium/contracts/renewals/refusals'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { products } from '../seats/tables'
import { endReminders } from './tables'

/** The company's days, and its products that end, each with its own days if it has any. */
export async function getEndReminders(call: Call<typeof renewalsOperations.getEndReminders>) {
  const { db, company, language } = call
  const { companyId } = company
  const daysOf = await readDays(db, companyId)
  const nameOf = await productNames(db, language)
  const rows = await db
    .select({ mainId: products.mainId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), isNull(products.batchOf), isNotNull(products.endAt)))
    .orderBy(asc(products.name), asc(products.mainId))
  return {
    reminderDays: daysOf.get('') ?? [...usualReminders],
    products: rows.map(({ mainId, name }) => ({
      mainId,
      productName: nameOf(name),
      reminderDays: daysOf.get(mainId) ?? null,
    })),
  }
}

async function readDays(db: Connection, companyId: string): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db.select().from(endReminders).where(eq(endReminders.companyId, companyId))
  return new Map(rows.map(({ mainId, days }) => [mainId, days]))
}

export async function saveEndReminders(call: Call<typeof renewalsOperations.saveEndReminders>) {
  const { db, company, body, audit } = call
  const { companyId } = company
  const mainId = body.mainId ?? ''
  if (body.mainId !== null) {
    const [known] = await db
      .select({ mainId: products.mainId })
      .from(products)
      .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId), isNull(products.batchOf)))
    if (!known) throw new Refusal(renewalsRefusals.productMissing)
  }
  const before = (await readDays(db, companyId)).get(mainId) ?? null
  const days = body.reminderDays && [...new Set(body.reminderDays)].sort((one, other) => other - one)
  const key = and(eq(endReminders.companyId, companyId), eq(endReminders.mainId, mainId))
  await db.delete(endReminders).where(key)
  if (days) await db.insert(endReminders).values({ companyId, mainId, days })
  audit({ ...(body.mainId !== null && { mainId }), before: { days: before }, after: { days } })
  return true as const
}
