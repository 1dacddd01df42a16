import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { productNames } from '../catalogue'
import { looksAfterCompany, overseer } from '../organisation'
import { memberships } from '../organisation/tables'
import { type licenceRequests, products } from '../seats/tables'
import { withDelegates } from './answeringScope'

interface ApprovedRequest {
  readonly request: Pick<typeof licenceRequests.$inferSelect, 'companyId' | 'id' | 'userId' | 'mainId'>
  readonly kind: NonNullable<(typeof licenceRequests.$inferSelect)['approval']>
  /** The member's place on the waiting list, from 1. */
  readonly position: number
  /** Whether the administrators of the whole company are asked for a seat. */
  readonly isEscalated: boolean
  readonly now: Date
}

/** Tells the member of their place, and asks the administrators of the whole company for a seat. */
export async function notifyApproved(
  db: Connection,
  { request, kind, position, isEscalated, now }: ApprovedRequest,
): Promise<void> {
  const { companyId, userId, mainId, id } = request
  const [found] = await db
    .select({ member: memberships.name, product: products.name })
    .from(memberships)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  if (!found) return
  const { member, product } = found
  const name = (await productNames(db, 'en'))(product)
  await sendMessage(db, {
    userIds: [userId],
    kind: 'licence',
    companyId,
    title: '授权申请已同意，正在等待席位',
    content: `您申请“${product}”的授权已同意，目前没有空闲授权。您排在第${position}位，有空闲后将自动授权给您。`,
    titleEn: 'Request approved, waiting for a seat',
    contentEn: `Your request for ${name} was approved, but no licence is free. You are number ${position} on the waiting list, and will get it automatically.`,
    now,
  })
  if (!isEscalated) return
  const administrators = await db
    .select({ userId: overseer.userId })
    .from(overseer)
    .where(looksAfterCompany(db, companyId, 'authorisation'))
  const recipients = await withDelegates(
    db,
    companyId,
    administrators.map((administrator) => administrator.userId),
    now,
  )
  const [by, byEn] =
    kind === 'automatic'
      ? ['已自动同意', 'was approved automatically']
      : ['部门已同意', 'was approved by the department']
  await sendMessage(db, {
    userIds: recipients.filter((recipient) => recipient !== userId),
    kind: 'licenceRequest',
    companyId,
    subjectId: id,
    title: '授权申请等待分配席位',
    content: `${member}申请“${product}”的授权，${by}，等待公司分配席位。请前往“授权申请”处理：下发授权、增购或拒绝。`,
    titleEn: 'Licence request waits for a seat',
    contentEn: `${member}’s request for ${name} ${byEn}, but no licence is free. Under Licence requests, allocate one, buy more or refuse it.`,
    now,
  })
}
