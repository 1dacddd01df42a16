import type { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { secondStepRefusals } from '@atrium/contracts/secondStep/refusals'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { newSecret, stepOf } from './authenticatorSecret'
import { notifyPerson } from './notifyPerson'
import { makeRecoveryCodes } from './recoveryCode'
import { authenticators, pendingSignIns, recoveryCodes } from './tables'
import { hasSecondStep } from './waysOf'

type Contract = typeof secondStepSetUpOperations

/** A set-up that was begun before, and never confirmed, is forgotten. */
export async function beginAuthenticator({
  db,
  ports,
  now,
  person,
  audit,
}: Call<Contract['beginAuthenticator']>) {
  const { userId } = person
  if (await hasSecondStep(db, userId)) throw new Refusal(secondStepRefusals.alreadyOn)
  const { secret, address, sealed } = newSecret(ports.keys, person)
  const row = { secret: sealed, addedAt: now }
  await db
    .insert(authenticators)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: row,
      setWhere: isNull(authenticators.confirmedAt),
    })
  audit({ factor: 'authenticator' })
  return { secret, address }
}

/** The code that confirms it is used up by that. */
export async function confirmAuthenticator({
  db,
  ports: { keys },
  now,
  person: { userId },
  body,
  audit,
}: Call<Contract['confirmAuthenticator']>) {
  const own = eq(authenticators.userId, userId)
  const [begun] = await db.select().from(authenticators).where(own).for('update')
  if (!begun) throw new Refusal(secondStepRefusals.notOn)
  if (begun.confirmedAt) throw new Refusal(secondStepRefusals.alreadyOn)
  const usedStep = stepOf(keys, begun, body.code, now)
  if (usedStep === undefined) throw new Refusal(secondStepRefusals.codeWrong)
  await db.update(authenticators).set({ confirmedAt: now, addedAt: now, usedStep }).where(own)
  audit({ factor: 'authenticator' })
  const codes = await makeRecoveryCodes(db, keys, userId, now)
  await notifyPerson(db, userId, 'turnedOn', now)
  return { recoveryCodes: codes }
}

export async function removeAuthenticator({
  db,
  now,
  person: { userId },
  audit,
}: Call<Contract['removeAuthenticator']>) {
  if (!(await turnOff(db, userId))) throw new Refusal(secondStepRefusals.notOn)
  audit({ factor: 'authenticator' })
  await notifyPerson(db, userId, 'turnedOff', now)
  return true as const
}

export async function renewRecoveryCodes({
  db,
  ports: { keys },
  now,
  person: { userId },
  audit,
}: Call<Contract['renewRecoveryCodes']>) {
  const on = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))
  // Held, so that of two at once the second one's are those that count.
  const [held] = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(on)
    .for('update')
  if (!held) throw new Refusal(secondStepRefusals.notOn)
  const codes = await makeRecoveryCodes(db, keys, userId, now)
  audit({ codes: codes.length })
  await notifyPerson(db, userId, 'codesRenewed', now)
  return { recoveryCodes: codes }
}

/** Whether there was something to turn off. */
async function turnOff(db: Connection, userId: string): Promise<boolean> {
  const gone = await db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId })
  if (gone.length === 0) return false
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
  return true
}

/** Turns it off for somebody else, and notifies the person. Returns whether it was on. */
export async function removeSecondStep(db: Connection, userId: string, now: Date): Promise<boolean> {
  if (!(await turnOff(db, userId))) return false
  await notifyPerson(db, userId, 'turnedOff', now)
  return true
}
