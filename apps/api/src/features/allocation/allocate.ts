import type { allocationOperations } from '@atrium/contracts/allocation/policy'
import { allocationRefusals } from '@atrium/contracts/allocation/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { lockProducts, shiftSeats } from '../seats'
import { findSharing } from './findSharing'

/** Passes free seats of a department on to several below it: all or none. */
export async function allocate(call: Call<typeof allocationOperations.allocate>) {
  const { db, company, body, now } = call
  const { mainId, enterpriseDepartmentId: fromId } = body
  const [product] = await lockProducts(db, company.companyId, [mainId])
  const holdingOf = await findSharing(db, company, body, product, now)
  const { quantity, used } = holdingOf(fromId)
  const total = body.list.reduce((sum, row) => sum + row.count, 0)
  if (total > quantity - used) throw new Refusal(allocationRefusals.notEnoughLeft)

  const to = body.list.map(({ enterpriseDepartmentId: departmentId, count }) => {
    const before = holdingOf(departmentId).quantity
    return { departmentId, count, before, after: before + count }
  })
  await shiftSeats(
    db,
    company.companyId,
    mainId,
    to.map(({ departmentId, count }) => ({ fromId, toId: departmentId, count })),
  )
  call.audit({
    mainId,
    from: [{ departmentId: fromId, count: total, before: quantity, after: quantity - total }],
    to,
  })
  return true as const
}
