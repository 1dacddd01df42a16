import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { blocker, impactOf } from '../impact'
import { memberships } from '../organisation/tables'
import { memberOfGrant } from '../seats'
import { grants, products } from '../seats/tables'
import { statusOf } from './licenceState'
import { requireProduct } from './requireGrantable'
import { membersInScope, requireMembers } from './scope'

/** The effect on members when a product is taken back. */
export async function previewCancelByProduct({
  db,
  company,
  body,
  language,
  now,
}: Call<typeof authorisationOperations.previewCancelByProduct>) {
  const { companyId } = company
  const product = await requireProduct(db, companyId, body.mainId)
  await requireMembers(db, company, body.userIds)
  return impactOf(
    { db, company, language },
    {
      ending: and(eq(grants.mainId, body.mainId), inArray(grants.userId, body.userIds)),
      blockers: blocker(
        'notNormal',
        statusOf(product, now) === 'normal' ? [] : [(await productNames(db, language))(product.name)],
      ),
    },
  )
}

/** The effect on members when licences are taken back. */
export async function previewCancelGrants({
  db,
  company,
  body,
  language,
  now,
}: Call<typeof authorisationOperations.previewCancelGrants>) {
  const grantIds = [...new Set(body)]
  const found = await findProducts(db, company, grantIds)
  if (found.length < grantIds.length) throw new Refusal(authorisationRefusals.notGranted)
  const nameOf = await productNames(db, language)
  const stopped = found.filter((product) => statusOf(product, now) !== 'normal')
  return impactOf(
    { db, company, language },
    {
      ending: inArray(grants.id, grantIds),
      blockers: blocker(
        'notNormal',
        stopped.map(({ name }) => nameOf(name)),
        stopped.map(({ grantId }) => grantId),
      ),
    },
  )
}

const findProducts = (
  db: Connection,
  company: Parameters<typeof membersInScope>[1],
  grantIds: readonly string[],
) =>
  db
    .select({ grantId: grants.id, name: products.name, disabled: products.disabled, endAt: products.endAt })
    .from(grants)
    .innerJoin(memberships, memberOfGrant)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(
      and(
        eq(grants.companyId, company.companyId),
        inArray(grants.id, [...grantIds]),
        membersInScope(db, company),
      ),
    )
