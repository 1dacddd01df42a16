import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findFreeSeats, findSeekers, planSeats } from '../seats'
import { grants, products } from '../seats/tables'
import { countOpenSeats } from './countOpenSeats'
import { requireGrantable, requireProduct } from './requireGrantable'
import { requireMembers } from './scope'

/** A forecast without locks: the grant itself counts again. */
export async function precheckGrant(call: Call<typeof authorisationOperations.precheckGrant>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const product = await requireProduct(db, companyId, body.mainId)
  requireGrantable([product], { count: 1, now })
  await requireMembers(db, company, body.userIds)

  const userIds = [...new Set(body.userIds)]
  const seatsOf = await countOpenSeats(db, company, person.userId, [body.mainId])
  if (userIds.length > seatsOf(body.mainId).unused && userIds.length > 1)
    return { typeNum: 3, showMessage: texts.moreThanAvailable } as const

  const seekers = await findSeekers(db, companyId, userIds)
  if (seekers.length < userIds.length) throw new Refusal(authorisationRefusals.memberMissing)
  const free = await findFreeSeats(db, companyId, [body.mainId], seekers)
  const planned = planSeats(seekers, free.get(body.mainId) ?? [])
  if (!planned) return { typeNum: 1, showMessage: authorisationRefusals.notEnoughSeats.chinese } as const
  if (await someHoldAnotherBatch(call, product, userIds))
    return { typeNum: 2, showMessage: texts.heldAlready, isHeldAlready: true } as const
  return planned.some((seat) => seat.isFromAbove)
    ? ({ typeNum: 2, showMessage: texts.seatsFromAbove } as const)
    : ({ typeNum: 0, showMessage: '' } as const)
}

/** Whether it would be a second seat of a product that one of them can use already. */
async function someHoldAnotherBatch(
  { db, company: { companyId }, now }: Call<typeof authorisationOperations.precheckGrant>,
  { mainId, batchOf }: typeof products.$inferSelect,
  userIds: readonly string[],
): Promise<boolean> {
  const first = batchOf ?? mainId
  const [held] = await db
    .select({ id: grants.id })
    .from(products)
    .innerJoin(grants, and(eq(grants.companyId, companyId), eq(grants.mainId, products.mainId)))
    .where(
      and(
        eq(products.companyId, companyId),
        or(eq(products.mainId, first), eq(products.batchOf, first)),
        ne(products.mainId, mainId),
        eq(products.disabled, false),
        or(isNull(products.endAt), gt(products.endAt, now)),
        inArray(grants.userId, [...userIds]),
      ),
    )
    .limit(1)
  return held !== undefined
}

const texts = {
  heldAlready: '所选成员中已有人拥有该产品其他有效期的授权，确认再分配一个吗？',
  moreThanAvailable: '所选用户数量不能大于可用授权数量！',
  seatsFromAbove: '所选成员所在部门的可用授权数量不足，将使用上级部门的授权，确认分配吗？',
}
