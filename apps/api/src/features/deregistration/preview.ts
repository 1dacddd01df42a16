import type { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { ownMobile } from '../../platform/people/ownMobile'
import type { Call } from '../../ports/Call'
import { findBlocks } from './findBlocks'
import { findEnd } from './findEnd'
import { findLoss } from './findLoss'

export async function preview({
  db,
  person,
  language,
  now,
}: Call<typeof deregistrationOperations.previewDeregistration>) {
  const { userId } = person
  return {
    phone: maskedMobile(await ownMobile(db, userId)),
    blocks: await findBlocks(db, userId, now),
    loss: await findLoss(db, { userId, language, now }),
    endsAt: (await findEnd(db, userId))?.toISOString() ?? null,
  }
}
