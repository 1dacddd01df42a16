import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { and, asc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Person } from '../../platform/http/Person'
import { reaches } from '../../platform/http/requireReach'
import type { Language } from '../../platform/people/Language'
import type { Call } from '../../ports/Call'
import { factsOf } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { companies, memberships } from '../organisation/tables'
import { products } from '../seats/tables'
import { deviceOf } from '../session'
import { findApps, type OwnApp } from './findApps'
import { midOf } from './midOf'

export async function listApps(call: Call<typeof appsOperations.listApps>) {
  const { db, ports, person, language, now } = call
  const [found, mid] = await Promise.all([
    findApps({ db, ports, userId: person.userId, now }),
    midOf(db, ports.keys, person),
  ])
  const apps = found.filter(({ companyId }) => isReached(person, companyId))
  const had = apps.map(({ licenceId }) => licenceId)
  return {
    apps: apps.map((app) => asAnswer(app, mid, language)),
    others: await findOthers(call, had),
  }
}

/** Whether the session reaches what this company, or for null the person, owns. */
const isReached = (person: Person, companyId: string | null) =>
  reaches(
    person,
    companyId === null ? { kind: 'person', userId: person.userId } : { kind: 'company', companyId },
  )

const asAnswer = (app: OwnApp, mid: string, language: Language) => ({
  source: app.source,
  id: app.ownedId,
  enterPriseId: app.companyId,
  enterpriseName: app.companyName,
  productName: app.product?.texts[language].name ?? app.name,
  summary: app.product?.texts[language].summary ?? '',
  drawing: app.product?.drawing ?? null,
  state: app.state,
  endAt: app.endAt?.toISOString() ?? null,
  isEarlier: app.isEarlier,
  trialCenterProductId: app.isEarlier ? null : (app.product?.id ?? null),
  isSold: !app.isEarlier && (app.product?.packages.length ?? 0) > 0,
  seats: app.seats,
  uses: usesOf(app, mid),
})

/** Installed programs report uses to their grant only. */
function usesOf({ uses, onlineSince }: OwnApp, mid: string) {
  if (uses.length === 0 && onlineSince !== null)
    return [{ startedAt: new Date(onlineSince).toISOString(), isHere: false, browser: '', system: '' }]
  return uses.map((use) => ({
    startedAt: (use.startedAt ?? use.issuedAt).toISOString(),
    isHere: use.mid === mid,
    ...deviceOf(use.agent),
  }))
}

/** Other apps, and the caller's companies that have valid seats of them. */
async function findOthers(call: Call<typeof appsOperations.listApps>, had: readonly string[]) {
  const { db, person, language, now } = call
  const offered = await db
    .select()
    .from(catalogueProducts)
    .where(
      and(
        eq(catalogueProducts.productType, 1),
        isNull(catalogueProducts.withdrawnAt),
        notInArray(catalogueProducts.licenceId, [...had]),
      ),
    )
    .orderBy(asc(catalogueProducts.position), asc(catalogueProducts.id))
  const owners = offered.length === 0 ? [] : await findOwners(db, person.userId, now)
  return offered.map((product) => ({
    trialCenterProductId: product.id,
    ...factsOf(product, language),
    isSold: product.packages.length > 0,
    companies: owners
      .filter(
        ({ licenceId, enterPriseId }) => licenceId === product.licenceId && isReached(person, enterPriseId),
      )
      .map(({ enterPriseId, enterpriseName }) => ({ enterPriseId, enterpriseName })),
  }))
}

function findOwners(db: Connection, userId: string, now: Date) {
  const licenceId = sql<string>`coalesce(${products.batchOf}, ${products.mainId})`
  return db
    .selectDistinct({ licenceId, enterPriseId: companies.id, enterpriseName: companies.name })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .innerJoin(products, eq(products.companyId, companies.id))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(products.productType, 1),
        eq(products.disabled, false),
        or(isNull(products.endAt), gt(products.endAt, now)),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
}
