import type { DissolutionBlock } from '@atrium/contracts/account/contract'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countUnderWay } from '../orders'
import { companies } from '../organisation/tables'
import { refusals } from './refusals'

/** Processes in the company that have to finish first. */
export async function findBlocks(db: Connection, companyId: string, now: Date): Promise<DissolutionBlock[]> {
  const counted = [
    ...(await countUnderWay(db, { kind: 'company', companyId }, now)),
    {
      kind: 'certificationPending' as const,
      count: await db.$count(
        companies,
        and(eq(companies.id, companyId), eq(companies.certificationStatus, pendingReview)),
      ),
    },
  ]
  return counted.filter(({ count }) => count > 0)
}

/** @throws Refusal `blocked` that names all of them */
export function requireNone(blocks: readonly DissolutionBlock[]): void {
  if (blocks.length > 0) throw refusals.blocked(blocks.map(({ kind, count }) => names[kind](count)))
}

const pendingReview = 1

const names: Readonly<Record<DissolutionBlock['kind'], (count: number) => string>> = {
  ordersUnpaid: (count) => `${count}个待支付的订单`,
  ordersFailed: (count) => `${count}个支付失败的订单`,
  ordersProcessing: (count) => `${count}个处理中的订单`,
  ordersAccepted: (count) => `${count}个已受理、待扣款的订单`,
  certificationPending: () => '待审核的企业认证',
}
