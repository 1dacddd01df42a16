import type { DissolutionBlock } from '@atrium/contracts/account/contract'
import { dissolutionRefusals } from '@atrium/contracts/account/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { countUnderWay } from '../orders'
import { companies } from '../organisation/tables'

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
  if (blocks.length > 0) throw new Refusal(dissolutionRefusals.blocked({ blocks }))
}

const pendingReview = 1
