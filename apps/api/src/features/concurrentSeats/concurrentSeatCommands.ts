import { and, eq } from 'drizzle-orm'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { lockCompany } from '../organisation'
import { lockProducts } from '../seats'
import { products } from '../seats/tables'

/** Commands for the vendor's policy of concurrent seats. */
export const concurrentSeatCommands: readonly OperatorCommand[] = [
  {
    name: 'seats overcommit',
    usage: '<companyId> <mainId> <count>',
    about:
      'Sets how many people more than its seats may use this concurrent batch at once; 0: none. Administrators see it, and uses beyond the seats.',
    effect: 'writes',
    run: overcommit,
  },
]

async function overcommit({ db, operands, audit }: OperatorCall): Promise<string> {
  const [companyId = '', mainId = '', count = ''] = operands
  if (!/^\d{1,5}$/.test(count)) throw new UsageError('The count must be 0 or more, such as 5.')
  await lockCompany(db, companyId, 'together')
  const [batch] = await lockProducts(db, companyId, [mainId])
  if (!batch) throw new UsageError(`The company ${companyId} has no product ${mainId}.`)
  if (!batch.isConcurrent) throw new UsageError(`The seats of ${mainId} are not concurrent.`)
  await db
    .update(products)
    .set({ overcommit: Number(count) })
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  audit(companyId, { mainId, before: { overcommit: batch.overcommit }, after: { overcommit: Number(count) } })
  return `${Number(count)} more than the seats of ${mainId} may be in use at once.`
}
