import type { agreementsOperations } from '@atrium/contracts/agreements/policy'
import { publish } from '../../platform/events'
import type { Call } from '../../ports/Call'
import { lockOwner } from '../organisation'
import { agreementsDue } from './agreementsDue'
import { outdated } from './inForce'
import { noteAgreement } from './noteAgreement'
import { standingAt } from './standingAt'

/** What is no longer in force, or not yet, isn't what the person would be held to. */
export async function agree(call: Call<typeof agreementsOperations.agree>): Promise<true> {
  const { db, now, person, body, audit, unchanged } = call
  const { userId } = person
  if (body.agreements.some(({ kind, version }) => standingAt(kind, version, now) !== 'current'))
    throw outdated()
  await lockOwner(db, { kind: 'person', userId }, 'alone')
  const due = await agreementsDue(db, userId, now)
  const agreed = body.agreements.filter(({ kind }) => due.includes(kind))
  if (agreed.length === 0) {
    unchanged()
    return true
  }
  const kinds = [...new Set(agreed.map(({ kind }) => kind))]
  await noteAgreement(db, { userId, kinds, occasion: 'newVersion', now })
  audit({ agreements: agreed })
  await publish(db, { userIds: [userId], target: 'OnMenusChanged' })
  return true
}
