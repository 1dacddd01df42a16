import type { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, CompanyCall } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { findCompanyName, namesInCompany } from '../organisation'
import { lockBatchesOf, releaseBorrowed } from '../seats'
import { borrowedLicences, grants, products } from '../seats/tables'
import { dayOf } from '../use'
import { type Borrowed, endOf, findOut, latestEndOf } from './borrowedRows'
import { findLimits } from './findLimits'
import { signLicence } from './licenceFile'

/** The company is held alone: of two requests at once, the second finds the file of the first. */
export async function borrowLicence(call: Call<typeof borrowingOperations.borrowLicence>) {
  const { db, company, person, body, now } = call
  const { companyId } = company
  const { grant, product } = await findOwn(db, { companyId, userId: person.userId, subId: body.subId })
  const mainId = product.batchOf ?? product.mainId
  await lockBatchesOf(db, companyId, [mainId])
  if (statusOf(product, now) !== 'normal') throw new Refusal(borrowingRefusals.notUsable)
  const { longestDays } = await findLimits(db, companyId, mainId)
  if (longestDays === 0) throw new Refusal(borrowingRefusals.notAllowed)
  if (body.days > longestDays) throw new Refusal(borrowingRefusals.tooLong({ longestDays }))
  const earlier = await findOut(db, companyId, grant.id)
  if (earlier && earlier.endsAt > now) throw new Refusal(borrowingRefusals.alreadyBorrowed)
  if (earlier) await releaseBorrowed(db, { companyId, ids: [earlier.id], now, isReturned: false })
  const endsAt = endOf(now, body.days, await latestEndOf(db, grant, product))
  if (endsAt <= now) throw new Refusal(borrowingRefusals.notUsable)

  const [row] = await db
    .insert(borrowedLicences)
    .values({
      companyId,
      id: randomId(),
      grantId: grant.id,
      userId: person.userId,
      personName: (await namesInCompany(db, companyId, [person.userId]))(person.userId),
      mainId,
      sn: grant.sn,
      mid: body.mid,
      issuedAt: now,
      endsAt,
    })
    .returning()
  if (!row) throw new Error('The borrowed licence could not be stored.')
  call.audit({
    borrowedId: row.id,
    userId: row.userId,
    mainId,
    mid: row.mid,
    endsAt: endsAt.toISOString(),
  })
  return { id: row.id, ...(await fileOf(call, row)) }
}

export async function getLicenceFile(call: Call<typeof borrowingOperations.getLicenceFile>) {
  const { db, company, person, query, now } = call
  const [row] = await db
    .select()
    .from(borrowedLicences)
    .where(
      and(
        eq(borrowedLicences.companyId, company.companyId),
        eq(borrowedLicences.userId, person.userId),
        eq(borrowedLicences.id, query.id),
      ),
    )
  if (!row) throw new Refusal(borrowingRefusals.borrowedMissing)
  if (row.releasedAt !== null || row.endsAt <= now) throw new Refusal(borrowingRefusals.hasEnded)
  return fileOf(call, row)
}

/** Signs the file: always the same while key and names stay the same, so it needn't be stored. */
async function fileOf({ db, ports, now }: CompanyCall, row: Borrowed) {
  const { companyId, mainId, endsAt } = row
  const [product] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  const licenceFile = await signLicence(
    db,
    { keys: ports.keys, now },
    {
      ...row,
      issuer: ports.settings.publicOrigin,
      productName: product?.name ?? '',
      company: await findCompanyName(db, companyId),
    },
  )
  // Named after the product and the last day, so that two files are told apart.
  return { licenceFile, fileName: `${mainId}-${dayOf(endsAt)}.lic`, endsAt: endsAt.toISOString() }
}

interface Own {
  readonly companyId: string
  readonly userId: string
  readonly subId: string
}

/**
 * A licence of a member, with its batch.
 *
 * @throws Refusal `licenceMissing`
 */
export async function findOwn(db: Connection, { companyId, userId, subId }: Own) {
  const [row] = await db
    .select({ grant: grants, product: products })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, companyId), eq(grants.userId, userId), eq(grants.id, subId)))
  if (!row) throw new Refusal(borrowingRefusals.licenceMissing)
  return row
}
