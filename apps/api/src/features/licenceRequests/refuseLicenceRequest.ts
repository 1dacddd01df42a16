import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, eq } from 'drizzle-orm'
import { sendMessage } from '../../platform/notifications'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { tellMenus } from '../organisation'
import { licenceRequests, products } from '../seats/tables'
import { findWaiting } from './scope'

/** The company is held: nobody answers or withdraws it meanwhile. */
export async function refuseLicenceRequest(
  call: Call<typeof licenceRequestsOperations.refuseLicenceRequest>,
) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { id, userId, mainId } = await findWaiting(db, company, body.id)
  await db
    .update(licenceRequests)
    .set({ state: 'refused', decidedAt: now, answer: body.reason })
    .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, id)))
  call.audit({ requestId: id, userId, mainId, reason: body.reason })
  const [product] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  const name = product?.name ?? ''
  const english = await productNames(db, 'en')
  await sendMessage(db, {
    userIds: [userId],
    kind: 'licence',
    companyId,
    title: '授权申请未通过',
    content: `您申请“${name}”的授权未通过。原因：${body.reason}`,
    titleEn: 'Licence not granted',
    contentEn: `Your request for a licence of ${english(name)} was refused. Reason: ${body.reason}`,
    now,
  })
  await tellMenus(db, companyId, 'authorisation')
  return true as const
}
