import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { productNames } from '../catalogue'
import { sendMessage } from '../messages'
import { tellMenus } from '../organisation'
import { licenceRequests, products } from './tables'

interface Given {
  readonly companyId: string
  readonly mainIds: readonly string[]
  readonly userIds: readonly string[]
  readonly now: Date
}

/** Who had asked for what they are given now waits no more, whichever way it is given, and is told. */
export async function closeRequests(db: Connection, { companyId, mainIds, userIds, now }: Given) {
  if (mainIds.length === 0 || userIds.length === 0) return
  const given = db
    .select({ mainId: sql`coalesce(${products.batchOf}, ${products.mainId})` })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.mainId, [...mainIds])))
  const closed = await db
    .update(licenceRequests)
    .set({ state: 'granted', decidedAt: now })
    .where(
      and(
        eq(licenceRequests.companyId, companyId),
        inArray(licenceRequests.userId, [...userIds]),
        sql`${licenceRequests.mainId} in (${given})`,
        eq(licenceRequests.state, 'waiting'),
      ),
    )
    .returning({ userId: licenceRequests.userId, mainId: licenceRequests.mainId })
  if (closed.length === 0) return
  const asked = await db
    .select({ mainId: products.mainId, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        inArray(
          products.mainId,
          closed.map(({ mainId }) => mainId),
        ),
      ),
    )
    .orderBy(products.mainId)
  const english = await productNames(db, 'en')
  for (const { mainId, name } of asked)
    await sendMessage(db, {
      userIds: closed.flatMap((request) => (request.mainId === mainId ? request.userId : [])),
      kind: 'licence',
      companyId,
      title: '授权申请已通过',
      content: `您申请的“${name}”已授权给您，可以使用了。`,
      titleEn: 'Licence granted',
      contentEn: `You now have the licence of ${english(name)} that you asked for.`,
      now,
    })
  await tellMenus(db, companyId, 'authorisation')
}
