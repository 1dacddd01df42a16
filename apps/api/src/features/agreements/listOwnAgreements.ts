import type { agreementsOperations } from '@atrium/contracts/agreements/policy'
import type { Call } from '../../ports/Call'
import { agreementsDue } from './agreementsDue'
import { ownAgreements } from './ownAgreements'
import { currentVersion, standingAt, startOf } from './standingAt'

export async function listOwnAgreements({
  db,
  now,
  person,
}: Call<typeof agreementsOperations.listOwnAgreements>) {
  const agreed = await ownAgreements(db, person.userId)
  const due = await agreementsDue(db, person.userId, now)
  return {
    agreed: agreed.map(({ kind, version, at, occasion }) => ({
      ...{ kind, version, occasion, at: at.toISOString() },
      standing: standingAt(kind, version, now),
    })),
    due: due.map((kind) => {
      const current = currentVersion(kind, now)
      return { kind, version: current.version, startAt: startOf(current).toISOString() }
    }),
  }
}
