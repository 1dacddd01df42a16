import type { companyOperations } from '@atrium/contracts/company/policy'
import { and, asc, eq, sql } from 'drizzle-orm'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { Call, CompanyCall } from '../../ports/Call'
import { productNames } from '../catalogue'
import { companiesWantingSecondStep, untilWhen } from '../organisation'
import { concurrentInUse } from '../seats'
import { products, seatHoldings } from '../seats/tables'
import { shownRecord } from './certification/auditHistory'
import { completionOf } from './completionOf'
import { certificationOf, findCompany } from './findCompany'
import { validityOf } from './validityOf'

export async function getCompanyHome(call: Call<typeof companyOperations.getCompanyHome>) {
  const company = await findCompany(call)
  const { fields, logoPath } = await shownRecord(call.db, company)
  const bought = await productsWithSeats(call)
  const nameOf = await productNames(call.db, call.language)
  return {
    enterpriseName: company.name,
    enterpriseAccount: company.account,
    enterpriseCode: company.code,
    certificatationStatus: certificationOf(company.certificationStatus),
    ...completionOf({ ...company, ...fields, logoPath }),
    registTime: company.createdAt.toISOString(),
    lastLoginTime: await lastSignIn(call),
    logoImageInAliyunOSSViewPath: publicAddress(call.ports, company.logoPath),
    secondStepWanted: await secondStepWanted(call),
    enterprisePurchasedProducts: bought
      .filter(({ product }) => product.productType === 0)
      .map(({ product, ...seats }) => ({
        productName: nameOf(product.name),
        productId: product.mainId,
        licensingType: product.licensingType,
        ...validityOf(product, seats, call.now),
      })),
    enterpriseSaasProducts: bought
      .filter(({ product }) => product.productType === 1)
      .map(({ product, ...seats }) => ({
        saasProductName: nameOf(product.name),
        mainId: product.mainId,
        licensingType: product.licensingType,
        ...validityOf(product, seats, call.now),
      })),
  }
}

async function secondStepWanted({ db, person, company, now }: CompanyCall) {
  const wanting = await companiesWantingSecondStep(db, person.userId)
  const own = wanting.find(({ companyId }) => companyId === company.companyId)
  return own ? { until: untilWhen(own, now) } : null
}

const productsWithSeats = ({ db, company, now }: CompanyCall) =>
  db
    .select({
      product: products,
      total: sql<number>`coalesce(sum(${seatHoldings.quantity}), 0)::int`,
      used: sql<number>`(case when ${products.isConcurrent} then ${concurrentInUse(db, now)}
        else coalesce(sum(${seatHoldings.used}), 0) end)::int`,
    })
    .from(products)
    .leftJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(eq(products.companyId, company.companyId))
    .groupBy(products.companyId, products.mainId)
    .orderBy(asc(products.createdAt), asc(products.mainId))

async function lastSignIn({ db, person }: CompanyCall): Promise<string | null> {
  const [user] = await db
    .select({ lastSignInAt: users.lastSignInAt })
    .from(users)
    .where(eq(users.id, person.userId))
  return user?.lastSignInAt?.toISOString() ?? null
}
