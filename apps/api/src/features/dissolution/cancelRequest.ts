import type { dissolutionOperations } from '@atrium/contracts/account/policy'
import { dissolutionRefusals } from '@atrium/contracts/account/refusals'
import { and, desc, eq } from 'drizzle-orm'
import { checkCode, type ProvenCode } from '../../platform/codes'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { ownMobile } from '../../platform/people/ownMobile'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { findCompany } from '../company'
import { countLoss } from './countLoss'
import { findBlocks, requireNone } from './findBlocks'
import { dissolutions } from './tables'

export type DissolutionRow = typeof dissolutions.$inferSelect

/** A company's newest request. */
export async function findRequest(db: Connection, companyId: string): Promise<DissolutionRow | undefined> {
  const [row] = await db
    .select()
    .from(dissolutions)
    .where(eq(dissolutions.companyId, companyId))
    .orderBy(desc(dissolutions.requestedAt))
    .limit(1)
  return row
}

/** The pending request. */
export async function findPending(db: Connection, companyId: string): Promise<DissolutionRow | undefined> {
  const [row] = await db
    .select()
    .from(dissolutions)
    .where(and(eq(dissolutions.companyId, companyId), eq(dissolutions.status, 'pending')))
  return row
}

export async function preCancel(call: Call<typeof dissolutionOperations.preCancel>) {
  const { db, now, person, language } = call
  const { companyId } = call.company
  const { name } = await findCompany(call)
  return {
    enterpriseName: name,
    phone: maskedMobile(await ownMobile(db, person.userId)),
    blocks: await findBlocks(db, companyId, now),
    loss: await countLoss(db, { companyId, language, now }),
    request: asShown(await findRequest(db, companyId)),
  }
}

function asShown(row: DissolutionRow | undefined) {
  if (!row || row.status === 'approved') return null
  const { status, reason, remark } = row
  return { status, reason, remark, requestedAt: row.requestedAt.toISOString() }
}

type Operation = typeof dissolutionOperations.cancelAccount

/** Attempts at the code count even if the request is refused. */
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
  if (await findPending(db, companyId)) throw new Refusal(dissolutionRefusals.alreadyRequested)
  requireNone(await findBlocks(db, companyId, now))
  await code.spend(db)
  const row = { companyId, id: randomId(), status: 'pending', reason: body.reason } as const
  await db.insert(dissolutions).values({ ...row, requestedBy: person.userId, requestedAt: now })
  call.audit({ requestId: row.id, reason: body.reason })
  return true
}

export async function withdrawCancel(call: Call<typeof dissolutionOperations.withdrawCancel>) {
  const { db, now, company } = call
  const pending = await findPending(db, company.companyId)
  if (!pending) throw new Refusal(dissolutionRefusals.notRequested)
  await db
    .update(dissolutions)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(eq(dissolutions.companyId, company.companyId), eq(dissolutions.id, pending.id)))
  call.audit({ requestId: pending.id })
  return true as const
}
