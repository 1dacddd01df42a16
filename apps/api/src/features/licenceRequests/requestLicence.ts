import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import { and, eq } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { sendMessage } from '../../platform/notifications'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { looksAfterMember, overseer, refreshMenuCounts } from '../organisation'
import { memberships } from '../organisation/tables'
import { notifyFewSeats } from '../seats'
import { grants, licenceRequests, products } from '../seats/tables'
import { batchesOf } from './listLicenceRequests'

/** The company is locked: two clicks make one request, and nothing is granted meanwhile. */
export async function requestLicence(call: Call<typeof licenceRequestsOperations.requestLicence>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const { userId } = person
  const batches = await db
    .select({ product: products, grantId: grants.id })
    .from(products)
    .leftJoin(
      grants,
      and(
        eq(grants.companyId, products.companyId),
        eq(grants.mainId, products.mainId),
        eq(grants.userId, userId),
      ),
    )
    .where(batchesOf(companyId, body.mainId))
  const first = batches.find(({ product }) => product.mainId === body.mainId)
  if (!first || first.product.batchOf) throw new Refusal(authorisationRefusals.productMissing)
  const usable = batches.filter(({ product }) => statusOf(product, now) === 'normal')
  if (usable.length === 0) throw new Refusal(licenceRequestsRefusals.notUsable)
  if (usable.some(({ grantId }) => grantId !== null)) throw new Refusal(licenceRequestsRefusals.alreadyHeld)
  const request = { companyId, userId, mainId: body.mainId, state: 'waiting' as const }
  const waiting = await db.$count(
    licenceRequests,
    and(
      eq(licenceRequests.companyId, companyId),
      eq(licenceRequests.userId, userId),
      eq(licenceRequests.mainId, body.mainId),
      eq(licenceRequests.state, 'waiting'),
    ),
  )
  if (waiting > 0) throw new Refusal(licenceRequestsRefusals.alreadyAsked)

  const id = randomId()
  await db.insert(licenceRequests).values({ ...request, id, reason: body.reason, appliedAt: now })
  call.audit({ requestId: id, userId, mainId: body.mainId })
  await notifyAdministrators(call, first.product.name, id)
  await notifyFewSeats(db, { companyId, mainIds: [body.mainId], now })
  return { id }
}

/** Notifies the administrators of the member. */
async function notifyAdministrators(
  { db, company: { companyId }, person, now }: Call<typeof licenceRequestsOperations.requestLicence>,
  product: string,
  requestId: string,
) {
  const [member] = await db
    .select({ name: memberships.name })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, person.userId)))
  const name = member?.name ?? ''
  const administrators = await db
    .select({ userId: overseer.userId })
    .from(overseer)
    .where(looksAfterMember(db, companyId, person.userId, 'authorisation'))
  await sendMessage(db, {
    userIds: administrators.map(({ userId }) => userId),
    kind: 'licenceRequest',
    companyId,
    subjectId: requestId,
    title: '有新的授权申请',
    content: `${name}申请“${product}”的授权，请前往“授权申请”处理。`,
    titleEn: 'New licence request',
    contentEn: `${name} asks for a licence of ${product}. Review it under Licence requests.`,
    now,
  })
  await refreshMenuCounts(db, companyId, 'authorisation')
}

export async function withdrawLicenceRequest(
  call: Call<typeof licenceRequestsOperations.withdrawLicenceRequest>,
) {
  const { db, company, person, body, now } = call
  const own = and(
    eq(licenceRequests.companyId, company.companyId),
    eq(licenceRequests.userId, person.userId),
    eq(licenceRequests.id, body.id),
  )
  const [request] = await db.select().from(licenceRequests).where(own)
  if (!request) throw new Refusal(licenceRequestsRefusals.requestMissing)
  if (request.state !== 'waiting') throw new Refusal(licenceRequestsRefusals.alreadyAnswered)
  await db.update(licenceRequests).set({ state: 'withdrawn', decidedAt: now }).where(own)
  call.audit({ requestId: request.id, userId: person.userId, mainId: request.mainId })
  await refreshMenuCounts(db, company.companyId, 'authorisation')
  return true as const
}
