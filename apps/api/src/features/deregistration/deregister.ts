import { keptDays } from '@atrium/contracts/account/deregistration/contract'
import type { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { deregistrationRefusals } from '@atrium/contracts/account/deregistration/refusals'
import { eq } from 'drizzle-orm'
import { checkCode, type ProvenCode } from '../../platform/codes'
import { publish } from '../../platform/events'
import { queueSms } from '../../platform/outbox'
import { ownMobile } from '../../platform/people/ownMobile'
import { deregistrations } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { noteAgreement } from '../agreements'
import { lockOwner } from '../organisation'
import { endSessions } from '../session'
import { findBlocks, findEnd, proofOf } from './preview'

type Operation = typeof deregistrationOperations.deregister

const day = 86_400_000

/** Attempts at the code count even if the request is refused. */
export async function deregister({
  ports,
  db,
  now,
  person,
  body,
  codeChallenge: asker,
}: UnmanagedCall<Operation>) {
  const mobile = await ownMobile(db, person.userId)
  const given = { purpose: 'deregister', to: mobile, asker, code: body.code, now } as const
  const code = await checkCode(ports.database, { keys: ports.keys, ...given })
  return (call: Call<Operation>) => request(call, code)
}

async function request({ ports, db, now, person, audit }: Call<Operation>, code: ProvenCode) {
  const { userId } = person
  await lockOwner(db, { kind: 'person', userId }, 'alone')
  if (await findEnd(db, userId)) throw new Refusal(deregistrationRefusals.alreadyRequested)
  if ((await findBlocks(db, userId, now)).length > 0) throw new Refusal(deregistrationRefusals.blocked)
  await code.spend(db)
  const endsAt = new Date(now.getTime() + keptDays * day)
  await db.insert(deregistrations).values({ userId, requestedAt: now, endsAt })
  await noteAgreement(db, { userId, kinds: ['deregistration'], occasion: 'deregistration', now })
  const text = `【Atrium】您已申请注销账号，账号将在${keptDays}天后注销。期间登录可保留账号。如非本人操作，请立即登录并修改密码。`
  await queueSms(db, { mobile: await ownMobile(db, userId), text, now })
  const sessionsEnded = await endSessions(db, { userId, because: 'deregistered', now })
  audit({ endsAt: endsAt.toISOString(), sessionsEnded })
  return { endsAt: endsAt.toISOString(), proof: proofOf(ports, endsAt.toISOString()) }
}

export async function keepAccount({ db, person, audit }: Call<typeof deregistrationOperations.keepAccount>) {
  const [row] = await db
    .delete(deregistrations)
    .where(eq(deregistrations.userId, person.userId))
    .returning({ endsAt: deregistrations.endsAt })
  if (!row) throw new Refusal(deregistrationRefusals.notRequested)
  audit({ endsAt: row.endsAt.toISOString() })
  await publish(db, { userIds: [person.userId], target: 'OnMenusChanged' })
  return true as const
}
