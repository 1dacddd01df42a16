import { mostPasskeys } from '@atrium/contracts/secondStep/contract'
import type { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { secondStepRefusals } from '@atrium/contracts/secondStep/refusals'
import { and, count, eq } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Connection } from '../../platform/database/Connection'
import { withReflection } from '../../platform/keys/withReflection'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { passkeysNamed } from './askForPasskey'
import { notifyPerson } from './notifyPerson'
import { newPasskeyChallenge, passkeyMilliseconds, takePasskeyChallenge } from './passkeyChallenge'
import { relyingParty } from './relyingParty'
import { passkeys } from './tables'

type Contract = typeof secondStepSetUpOperations

/** COSE's names of Ed25519, ECDSA on P-256 and RSA, in the order in which we would like them. */
const algorithms = [-8, -7, -257]

export async function beginPasskey({ db, ports, now, person }: Call<Contract['beginPasskey']>) {
  const { userId, account } = person
  await requireRoom(db, userId)
  const [user] = await db.select({ realName: users.realName }).from(users).where(eq(users.id, userId))
  return {
    challenge: newPasskeyChallenge(ports.keys, { use: 'adding', userId }, now),
    rp: { id: relyingParty(ports.settings).id, name: 'Atrium' },
    user: { id: base64url.encode(userId), name: account, displayName: user?.realName || account },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: passkeyMilliseconds,
    excludeCredentials: await passkeysNamed(db, userId),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

export async function addPasskey(call: Call<Contract['addPasskey']>) {
  const { db, ports, now, person, body, audit } = call
  const { userId } = person
  // Of many at once none gets past the limit.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await requireRoom(db, userId)
  const made = await verify(call)
  if (!made) throw new Refusal(secondStepRefusals.passkeyRefused)
  if (!(await takePasskeyChallenge(db, ports.keys, { use: 'adding', userId }, made.challenge, now)))
    throw new Refusal(secondStepRefusals.passkeyRefused)
  const { challenge: _, ...key } = made
  const added = await db
    .insert(passkeys)
    .values({ ...key, userId, name: body.name, transports: body.answer.response.transports, addedAt: now })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (added.length === 0) throw new Refusal(secondStepRefusals.passkeyKnown)
  audit({ factor: 'passkey', name: body.name })
  await notifyPerson(db, userId, 'passkeyAdded', now)
  return true as const
}

export async function renamePasskey({
  db,
  person: { userId },
  body: { id, name },
  audit,
  unchanged,
}: Call<Contract['renamePasskey']>) {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId))
  const [kept] = await db.select({ name: passkeys.name }).from(passkeys).where(own).for('update')
  if (!kept) throw new Refusal(secondStepRefusals.passkeyMissing)
  if (kept.name === name) unchanged()
  await db.update(passkeys).set({ name }).where(own)
  audit({ factor: 'passkey', before: kept, after: { name } })
  return true as const
}

export async function removePasskey({
  db,
  now,
  person: { userId },
  body: { id },
  audit,
}: Call<Contract['removePasskey']>) {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name })
  if (!gone) throw new Refusal(secondStepRefusals.passkeyMissing)
  audit({ factor: 'passkey', name: gone.name })
  await notifyPerson(db, userId, 'passkeyRemoved', now)
  return true as const
}

async function requireRoom(db: Connection, userId: string): Promise<void> {
  const [kept] = await db.select({ rows: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  if (kept && kept.rows >= mostPasskeys) throw new Refusal(secondStepRefusals.tooManyPasskeys)
}

/** What is kept of a new passkey, and the challenge that it was made for. */
async function verify({ ports: { settings }, body: { answer } }: Call<Contract['addPasskey']>) {
  const { verifyRegistrationResponse } = await withReflection(() => import('@simplewebauthn/server'))
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(settings)
  let challenge = ''
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...answer,
        response: {
          clientDataJSON: answer.response.clientDataJSON,
          attestationObject: answer.response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge(signed) {
        challenge = signed
        return true
      },
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp: isSynced } = registrationInfo
    const { id, publicKey, counter } = credential
    return { challenge, id, publicKey: base64url.encode(publicKey), counter, isSynced }
  } catch {
    // The library throws on whatever is wrong; the database isn't asked in here.
    return undefined
  }
}
