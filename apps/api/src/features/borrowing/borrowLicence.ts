import type { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { statusOf } from '../authorisation'
import { findCompanyName, namesInCompany } from '../organisation'
import { lockBatchesOf, releaseBorrowed } from '../seats'
import { borrowedLicences, grants, products } from '../seats/tables'
import { dayOf } from '../use'
import { endOf, findOut, latestEndOf } from './borrowedRows'
import { findLimits } from './findLimits'
import { signLicence } from './licenceFile'

/** The company is held alone: of two requests at once, the second finds the file of the first. */
export async function borrowLicence(call: Call<typeof borrowingOperations.borrowLicence>) {
  const { db, company, person, ports, body, now } = call
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

  const id = randomId()
  const personName = (await namesInCompany(db, companyId, [person.userId]))(person.userId)
  const file = { id, mid: body.mid, sn: grant.sn, userId: person.userId, personName, mainId, endsAt }
  const licence = await signLicence(
    db,
    { keys: ports.keys, now },
    {
      ...file,
      issuer: ports.settings.publicOrigin,
      productName: product.name,
      company: await findCompanyName(db, companyId),
      issuedAt: now,
    },
  )
  await db.insert(borrowedLicences).values({ ...file, companyId, grantId: grant.id, licence, issuedAt: now })
  const subject = { borrowedId: id, userId: person.userId, mainId, mid: body.mid }
  call.audit({ ...subject, endsAt: endsAt.toISOString() })
  return { id, ...asFile({ ...file, licence }) }
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
  if (row.releasedAt !== null || row.endsAt <= now || row.licence === '')
    throw new Refusal(borrowingRefusals.hasEnded)
  return asFile(row)
}

interface File {
  readonly licence: string
  readonly mid: string
  readonly mainId: string
  readonly endsAt: Date
}

/** Named after the product and the last day, so that two files are told apart. */
const asFile = ({ licence, mainId, endsAt }: File) => ({
  licenceFile: licence,
  fileName: `${mainId}-${dayOf(endsAt)}.lic`,
  endsAt: endsAt.toISOString(),
})

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
