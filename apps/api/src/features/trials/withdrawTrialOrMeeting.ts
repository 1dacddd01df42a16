import type { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { trialsRefusals } from '@atrium/contracts/catalogue/trials/refusals'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { trials } from '../catalogue/tables'
import { giveUpMeeting } from '../meetings'
import { lockOwner } from '../organisation'

export async function withdrawTrialOrMeeting(
  call: Call<typeof trialsOperations.withdrawTrialOrMeeting>,
): Promise<true> {
  const { db, person, body } = call
  await lockOwner(db, { kind: 'person', userId: person.userId }, 'alone')
  await (body.type === 'meeting' ? giveUpMeeting(call, body.id) : withdrawTrial(call))
  return true
}

async function withdrawTrial({
  db,
  now,
  person,
  body,
  audit,
}: Call<typeof trialsOperations.withdrawTrialOrMeeting>) {
  const own = and(eq(trials.userId, person.userId), eq(trials.id, body.id))
  const [trial] = await db.select().from(trials).where(own)
  if (!trial) throw new Refusal(trialsRefusals.unknownTrial)
  if (trial.state !== 'applied') throw new Refusal(trialsRefusals.alreadyDecided)
  await db.update(trials).set({ state: 'withdrawn', decidedAt: now }).where(own)
  audit({ trialId: trial.id, productId: trial.productId, before: 'applied', after: 'withdrawn' })
}
