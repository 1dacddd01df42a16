import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'
import { catalogueProducts } from './tables'

/**
 * Says in a language what orders call packages in Chinese, as far as the catalogue sells such; what it doesn't know stays
 * as the vendor wrote it. Chinese asks nothing.
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
