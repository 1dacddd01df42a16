import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { checkCode } from '../../../platform/codes'
import type { Connection } from '../../../platform/database/Connection'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { writeAuditRow } from '../../audit'
import { takeAuthenticatorCode, takePasskey } from '../../secondStep'
import { secondStepGuards } from '../guards'
import { provePassword } from '../password/provePassword'
import { logRefusedTries } from '../security/logRefusedTries'
import { attempt } from '../signIn/attempt'
import { sessions } from '../tables'
import { proofWaysOf } from './proofWays'

type ProveCall = UnmanagedCall<typeof secondStepOperations.prove>

/** Opens its own transactions: a wrong proof is counted, and the count outlives the refusal. */
export async function prove(call: ProveCall) {
  const note = await provenBy(call)
  await call.ports.database.transaction(async (db) => {
    await note?.(db)
    await noteProof(db, call)
  })
  return true as const
}

type Note = ((db: Connection) => Promise<void>) | undefined

/** What is still to be done with the proof, in the transaction that notes it. */
async function provenBy(call: ProveCall): Promise<Note> {
  const { ports, now, address, person, body } = call
  const { database, keys } = ports
  const { userId } = person
  const { proof } = body
  switch (proof.kind) {
    case 'password':
      await provePassword(call, 'prove', proof.keyId, proof.password)
      return undefined
    case 'authenticator': {
      const given = { keys, userId, code: proof.code, now }
      const take = () =>
        database.transaction(async (db) => (await takeAuthenticatorCode(db, given)) || undefined)
      await logRefusedTries(ports.log, { operation: 'prove', userId, address }, async () => {
        if (!(await attempt(database, secondStepGuards(keys, userId), true, now, take)))
          throw new Refusal(sessionRefusals.codeWrong)
      })
      return undefined
    }
    case 'passkey':
      return async (db) => {
        const use = { use: 'proof', userId } as const
        if ((await takePasskey(db, { ports, use, answer: proof.answer, now })) !== userId)
          throw new Refusal(sessionRefusals.passkeyWrong)
      }
    case 'code': {
      const { ways, mobile } = await proofWaysOf(database.connection, userId)
      if (!ways.includes('code')) throw new Refusal(sessionRefusals.noCodeNeeded)
      const proven = await checkCode(database, {
        keys,
        purpose: 'prove',
        to: mobile,
        asker: call.codeChallenge,
        code: proof.code,
        now,
      })
      return proven.spend
    }
  }
}

/** In the words of RFC 8176. */
const methodsOf = {
  password: ['pwd'],
  authenticator: ['otp', 'mfa'],
  passkey: ['pop', 'mfa'],
  code: ['sms'],
} satisfies Record<ProveCall['body']['proof']['kind'], string[]>

async function noteProof(db: Connection, { now, person, body, address, agent }: ProveCall): Promise<void> {
  const own = and(eq(sessions.id, person.sessionId), isNull(sessions.endedAt))
  const taken = sql`${sql.param(methodsOf[body.proof.kind])}::text[]`
  // What a company's identity provider did counts only for that company.
  const methods = sql`array(select distinct unnest(case when ${sessions.isOwn} then ${sessions.methods} else '{}' end || ${taken}))`
  await db.update(sessions).set({ provenAt: now, methods, isOwn: true }).where(own)
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: person.userId,
    sessionId: person.sessionId,
    operation: 'prove',
    subject: { by: body.proof.kind },
    caller: { address, agent },
  })
}
