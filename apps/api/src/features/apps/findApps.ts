import type { appStates } from '@atrium/contracts/catalogue/apps/contract'
import type { ownedSources } from '@atrium/contracts/catalogue/ownProducts/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { CallPorts } from '../../ports/Ports'
import { catalogueProducts, cloudApps } from '../catalogue/tables'
import { openUses, usableLicences } from '../ownProducts'
import { appUses } from '../ownProducts/tables'

type Product = typeof catalogueProducts.$inferSelect
type Use = typeof appUses.$inferSelect

interface Row {
  readonly ownedId: string
  readonly source: Use['source']
  readonly licenceId: string
  readonly name: string
  readonly endAt: string | null
  readonly isStopped: boolean
  readonly sn: string | null
  readonly seats: number
  readonly onlineSince: string | null
  readonly companyId: string | null
  readonly companyName: string | null
  readonly product: Pick<Product, 'id' | 'drawing' | 'texts' | 'packages'> | null
  readonly isEarlier: boolean
  readonly address: string | null
  readonly version: string | null
}

/** A licence of a cloud app in its current state. */
export interface OwnApp extends Omit<Row, 'endAt'> {
  readonly endAt: Date | null
  readonly state: (typeof appStates)[number]
  /** The app's address; null: it can't be opened. */
  readonly address: string | null
  readonly version: string
  /** Open uses, newest first. */
  readonly uses: readonly Use[]
}

export interface Asking {
  readonly db: Connection
  readonly ports: Pick<CallPorts, 'standInApp'>
  readonly userId: string
  readonly now: Date
}

/**
 * The cloud apps for which a person has licences, one per licence, and those with concurrent seats that they may use,
 * one per product.
 */
export async function findApps(asking: Asking): Promise<readonly OwnApp[]> {
  const { db, userId, now } = asking
  const own = usableLicences(db, userId, now)
  const { ownedId, source, licenceId, name, endAt, isStopped, sn, seats } = own
  const list = db
    .select(
      columns({
        ownedId,
        source,
        licenceId,
        name,
        endAt,
        isStopped,
        sn,
        seats,
        onlineSince: own.onlineSince,
        companyId: own.companyId,
        companyName: own.companyName,
        product: sql`case when ${catalogueProducts.id} is not null then jsonb_build_object(
          'id', ${catalogueProducts.id}, 'drawing', ${catalogueProducts.drawing},
          'texts', ${catalogueProducts.texts}, 'packages', ${catalogueProducts.packages}) end`,
        isEarlier: sql`(${catalogueProducts.id} is null or ${catalogueProducts.withdrawnAt} is not null)`,
        address: cloudApps.address,
        version: cloudApps.version,
      }),
    )
    .from(own)
    .leftJoin(catalogueProducts, eq(catalogueProducts.licenceId, licenceId))
    .leftJoin(cloudApps, eq(cloudApps.licenceId, licenceId))
    .where(eq(own.productType, 1))
  const [[found], uses] = await Promise.all([
    db
      .with(own)
      .select({ list: rowsOf<Row>(list) })
      .from(sql`(values (1)) alone`),
    db.select().from(appUses).where(openUses(userId, now)).orderBy(desc(appUses.startedAt), desc(appUses.id)),
  ])
  return (found?.list ?? []).map((row) => asApp(row, uses, asking)).sort(byUse)
}

function asApp(row: Row, uses: readonly Use[], { ports, now }: Asking): OwnApp {
  const endAt = row.endAt === null ? null : new Date(row.endAt)
  const address = row.address ?? ports.standInApp?.addressOf(row.licenceId) ?? null
  // An administrator may have ended a use without the app knowing yet.
  const isOff = row.source === 'company' && row.onlineSince === null
  return {
    ...row,
    endAt,
    address,
    version: row.version ?? `${row.licenceId}02`,
    state: row.isStopped ? 'disabled' : endAt && endAt <= now ? 'over' : address ? 'usable' : 'nowhere',
    uses: isOff ? [] : uses.filter((use) => isOf(use, row)),
  }
}

const isOf = (use: Use, { source, ownedId, companyId }: Row) =>
  use.source === source && use.ownedId === ownedId && use.companyId === (companyId ?? '')

const ends = ({ endAt }: OwnApp) => endAt?.getTime() ?? Number.MAX_SAFE_INTEGER

/** Apps that can be opened first, by earliest end; then the others, by latest end. */
function byUse(one: OwnApp, other: OwnApp): number {
  const [isLess, isOtherLess] = [one, other].map(({ state }) => state === 'over' || state === 'disabled')
  if (isLess !== isOtherLess) return isLess ? 1 : -1
  const byEnd = isLess ? ends(other) - ends(one) : ends(one) - ends(other)
  return byEnd || one.name.localeCompare(other.name) || one.ownedId.localeCompare(other.ownedId)
}

interface Named {
  readonly source: (typeof ownedSources)[number]
  readonly id: string
  readonly grantedBy: string | null
}

/** Whether opening the app takes a concurrent seat: such an app has the id of its product. */
export const isConcurrent = ({
  companyId,
  ownedId,
  licenceId,
}: Pick<Row, 'companyId' | 'ownedId' | 'licenceId'>) => Boolean(companyId) && ownedId === licenceId

/** The named app, if the person has it. */
export async function findOwnApp(asking: Asking, named: Named): Promise<OwnApp | undefined> {
  const apps = await findApps(asking)
  return apps.find(
    ({ source, ownedId, companyId }) =>
      source === named.source && ownedId === named.id && companyId === named.grantedBy,
  )
}
