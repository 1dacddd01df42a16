import type { dissolutionOperations } from '@atrium/contracts/account/policy'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { ownMobile } from '../../platform/people/ownMobile'
import type { Call } from '../../ports/Call'
import { findCompany } from '../company'
import { countLoss } from './countLoss'
import { findBlocks } from './findBlocks'
import { type DissolutionRow, findRequest } from './findRequest'

export async function preCancel(call: Call<typeof dissolutionOperations.preCancel>) {
  const { db, now, person, language } = call
  const { companyId } = call.company
  const { name } = await findCompany(call)
  return {
    enterpriseName: name,
    phone: maskedMobile(await ownMobile(db, person.userId)),
    blocks: await findBlocks(db, companyId, now),
    loss: await countLoss(db, { companyId, language, now }),
    request: asShown(await findRequest(db, companyId)),
  }
}

function asShown(row: DissolutionRow | undefined) {
  if (!row || row.status === 'approved') return null
  const { status, reason, remark } = row
  return { status, reason, remark, requestedAt: row.requestedAt.toISOString() }
}
