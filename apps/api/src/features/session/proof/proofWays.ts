import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { ProofWay } from '@atrium/contracts/session/secondStep/contract'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { count, eq } from 'drizzle-orm'
import { sendCode } from '../../../platform/codes'
import type { Connection } from '../../../platform/database/Connection'
import { maskedMobile } from '../../../platform/people/maskedMobile'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { hasSecondStep } from '../../secondStep'
import { passkeys } from '../../secondStep/tables'

export async function getProofWays({ db, person }: Call<typeof secondStepOperations.getProofWays>) {
  const { ways, mobile } = await proofWaysOf(db, person.userId)
  return { ways, mobile: maskedMobile(mobile) }
}

export async function sendProofCode(call: Call<typeof secondStepOperations.sendProofCode>) {
  const { db, ports, now, address, codeChallenge: asker, person, audit } = call
  const { ways, mobile } = await proofWaysOf(db, person.userId)
  if (!ways.includes('code')) throw new Refusal(sessionRefusals.noCodeNeeded)
  audit({ purpose: 'prove', mobile: maskedMobile(mobile) })
  return sendCode(db, { ports, purpose: 'prove', to: mobile, asker, address, by: person, now })
}

/** A code by SMS is the weakest, so only who has nothing else gets one. */
export async function proofWaysOf(db: Connection, userId: string) {
  const [user] = await db
    .select({ mobile: users.phone, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const [keys] = await db.select({ rows: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  const strong: ProofWay[] = [
    ...(user?.passwordHash ? (['password'] as const) : []),
    ...((await hasSecondStep(db, userId)) ? (['authenticator'] as const) : []),
    ...(keys?.rows ? (['passkey'] as const) : []),
  ]
  const ways: ProofWay[] = strong.length > 0 ? strong : ['code']
  return { ways, mobile: user?.mobile ?? '' }
}
