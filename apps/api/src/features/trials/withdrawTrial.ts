import type { trialsContract } from '@atrium/features/catalogue/trials/contract'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { trials } from '../catalogue/tables'
import { lockOwner } from '../organisation'
import { refusals } from './refusals'

export async function withdrawTrial(call: Call<typeof trialsContract.withdrawTrial>): Promise<true> {
  const { db, now, person, body, audit } = call
  const { userId } = person
  await lockOwner(db, { kind: 'person', userId }, 'alone')
  const own = and(eq(trials.userId, userId), eq(trials.id, body.id))
  const [trial] = await db.select().from(trials).where(own)
  if (!trial) throw refusals.unknownTrial()
  if (trial.state !== 'applied') throw refusals.alreadyDecided()
  await db.update(trials).set({ state: 'withdrawn', decidedAt: now }).where(own)
  audit({ trialId: trial.id, productId: trial.productId, before: 'applied', after: 'withdrawn' })
  return true
}
