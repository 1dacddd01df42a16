import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import type { Language } from '../../platform/people/Language'
import { isSpelt } from '../../platform/spelling/isSpelt'
import { catalogueProducts, productReleases } from './tables'

/** Whether the service provides installers of a product, for a query that reads the catalogue. */
export const hasReleases = (db: Connection): SQL<boolean> =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(productReleases)
    .where(eq(productReleases.productId, catalogueProducts.id))}`

export const isSold = and(
  isNull(catalogueProducts.withdrawnAt),
  sql`${catalogueProducts.packages} <> '[]'::jsonb`,
)

/**
 * Translates the Chinese package names in orders, as far as the catalogue has them; others stay unchanged. Chinese
 * needs no query.
 */
export async function packageNames(db: Connection, language: Language): Promise<(written: string) => string> {
  if (language === 'zh-CN') return (written) => written
  const rows = await db.select({ packages: catalogueProducts.packages }).from(catalogueProducts)
  const names = rows.flatMap(({ packages }) => packages.map((one) => one.names))
  return (written) => {
    const known = names.find((name) => written.startsWith(name['zh-CN']))
    if (!known) return written
    const rest = written.slice(known['zh-CN'].length)
    return known[language] + (rest === '续费' ? ', renewal' : rest)
  }
}

/** The product's name in the catalogue. */
export const nameIn = (language: Language) =>
  sql<string>`${catalogueProducts.texts}->${language}::text->>'name'`

/**
 * Translates the Chinese product names in licences and orders, as far as the catalogue has them. A suffix, such as an
 * edition in brackets, is translated by the catalogue or left unchanged, except for a trial's. Chinese needs no query.
 */
export async function productNames(db: Connection, language: Language): Promise<(written: string) => string> {
  if (language === 'zh-CN') return (written) => written
  const names = await db
    .select({
      written: nameIn('zh-CN'),
      said: nameIn(language),
      editions: sql<Readonly<
        Record<string, string>
      > | null>`${catalogueProducts.texts}->${language}::text->'editions'`,
    })
    .from(catalogueProducts)
    .orderBy(sql`length(${nameIn('zh-CN')}) desc`)
  return (written) => {
    const known = names.find((name) => written.startsWith(name.written))
    if (!known) return written
    const rest = written.slice(known.written.length)
    return known.said + (rest === '（试用）' ? ' (trial)' : (known.editions?.[rest] ?? rest))
  }
}

/** Whether a product's name matches the search in either language. */
export const isCalled = (written: PgColumn, search: string): SQL | undefined =>
  or(
    contains(written, search),
    sql`exists (select 1 from ${catalogueProducts} where starts_with(${written}, ${nameIn('zh-CN')})
      and position(lower(${search}::text) in lower(${nameIn('en')})) > 0)`,
  )

/** Whether a row's product matches the search: its name in either language, its pinyin or its initials. */
export const isSoughtProduct = (name: PgColumn, spelling: PgColumn, search: string): SQL | undefined =>
  or(isCalled(name, search), isSpelt(spelling, search))
