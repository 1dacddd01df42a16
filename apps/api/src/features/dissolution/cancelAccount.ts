import type { dissolutionOperations } from '@atrium/contracts/account/policy'
import { checkCode, type ProvenCode } from '../../platform/codes'
import { randomId } from '../../platform/keys/randomId'
import { ownMobile } from '../../platform/people/ownMobile'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { findBlocks, requireNone } from './findBlocks'
import { findPending } from './findRequest'
import { refusals } from './refusals'
import { dissolutions } from './tables'

type Operation = typeof dissolutionOperations.cancelAccount

/** The try at the code counts whatever the request comes to. */
export async function cancelAccount({
  ports,
  db,
  now,
  person,
  body,
  codeChallenge: asker,
}: UnmanagedCall<Operation>) {
  const to = await ownMobile(db, person.userId)
  const given = { purpose: 'dissolve', to, asker, code: body.code, now } as const
  const code = await checkCode(ports.database, { keys: ports.keys, ...given })
  return (call: Call<Operation>) => request(call, code)
}

async function request(call: Call<Operation>, code: ProvenCode): Promise<true> {
  const { db, now, person, company, body } = call
  const { companyId } = company
  if (await findPending(db, companyId)) throw refusals.alreadyRequested()
  requireNone(await findBlocks(db, companyId, now))
  await code.spend(db)
  const row = { companyId, id: randomId(), status: 'pending', reason: body.reason } as const
  await db.insert(dissolutions).values({ ...row, requestedBy: person.userId, requestedAt: now })
  call.audit({ requestId: row.id, reason: body.reason })
  return true
}
