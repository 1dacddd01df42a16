import { mostNamed } from '@atrium/contracts/bulkLicences/contract'
import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { Call } from '../../ports/Call'
import { statusOf, wireTime } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentPathNames } from '../organisation'
import { findFreeSeats, isBorrowed, planFreeSeats } from '../seats'
import { grants } from '../seats/tables'
import { resolveSelection } from './selection'

type PreviewCall = Call<typeof bulkLicencesOperations.previewBulkChange>
type Selected = Awaited<ReturnType<typeof resolveSelection>>
type Member = Selected['members'][number]

interface Seat {
  readonly departmentId: string
  readonly isOnline?: boolean
  readonly isRuled?: boolean
  readonly isBorrowed?: boolean
}

interface Forecast {
  readonly seats: readonly Seat[]
  readonly unchanged: number
  readonly without: readonly Member[]
}

/** A forecast without locks: each chunk of the change counts again. Without members if there are too many lines. */
export async function previewBulkChange({ db, company, body, language, now }: PreviewCall) {
  const { companyId } = company
  const selected = await resolveSelection(db, company, body)
  const held = await findHeld(db, companyId, selected)
  const forecasts =
    body.kind === 'grant'
      ? await forecastGrant(db, companyId, selected, held)
      : forecastCancel(selected, held)
  const nameOf = await productNames(db, language)
  const listed = selected.products.map((product, n) => {
    const snStatus = statusOf(product, now)
    const { seats, unchanged, without } = forecasts[n] ?? nothing
    const isUsable = snStatus === 'normal'
    return { product, snStatus, unchanged, seats: isUsable ? seats : [], without: isUsable ? without : [] }
  })
  const pathName = await departmentPathNames(
    db,
    companyId,
    listed.flatMap(({ seats, without }) => [
      ...seats.map(({ departmentId }) => departmentId),
      ...without.slice(0, mostNamed).map(({ departmentId }) => departmentId),
    ]),
  )
  return {
    memberCount: selected.memberCount,
    total: selected.total,
    unknownPhones: [...selected.unknownPhones],
    products: listed.map(({ product, snStatus, unchanged, seats, without }) => ({
      mainId: product.mainId,
      productName: nameOf(product.name),
      endTime: wireTime(product.endAt),
      snStatus,
      count: seats.length,
      unchanged,
      pools: tally(seats).map(([departmentId, count]) => ({
        enterpriseDepartmentId: departmentId,
        department: pathName(departmentId),
        count,
      })),
      short: without.length,
      without: without.slice(0, mostNamed).map(({ userId, name, departmentId }) => ({
        userId,
        realName: name,
        department: pathName(departmentId),
      })),
      onlineCount: seats.filter(({ isOnline }) => isOnline).length,
      ruledCount: seats.filter(({ isRuled }) => isRuled).length,
      borrowedCount: seats.filter((seat) => seat.isBorrowed).length,
    })),
  }
}

const nothing: Forecast = { seats: [], unchanged: 0, without: [] }

async function findHeld(db: Connection, companyId: string, { members, products }: Selected) {
  if (members.length === 0) return []
  return db
    .select({
      mainId: grants.mainId,
      userId: grants.userId,
      departmentId: grants.departmentId,
      onlineSince: grants.onlineSince,
      source: grants.source,
      isBorrowed: sql<boolean>`${isBorrowed(db)}`,
    })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        isAmong(
          grants.mainId,
          products.map(({ mainId }) => mainId),
        ),
        isAmong(
          grants.userId,
          members.map(({ userId }) => userId),
        ),
      ),
    )
}

type Held = Awaited<ReturnType<typeof findHeld>>

async function forecastGrant(
  db: Connection,
  companyId: string,
  { members, products }: Selected,
  held: Held,
): Promise<readonly Forecast[]> {
  const mainIds = products.map(({ mainId }) => mainId)
  const free = await findFreeSeats(db, companyId, mainIds, members)
  return mainIds.map((mainId) => {
    const holders = new Set(held.filter((grant) => grant.mainId === mainId).map(({ userId }) => userId))
    const seekers = members.filter(({ userId }) => !holders.has(userId))
    const seats = planFreeSeats(seekers, free.get(mainId) ?? [])
    const seated = new Set(seats.map(({ userId }) => userId))
    return { seats, unchanged: holders.size, without: seekers.filter(({ userId }) => !seated.has(userId)) }
  })
}

const forecastCancel = ({ members, products }: Selected, held: Held): readonly Forecast[] =>
  products.map(({ mainId }) => {
    const own = held.filter((grant) => grant.mainId === mainId)
    const seats = own.map(({ departmentId, onlineSince, source, isBorrowed }) => ({
      departmentId,
      isOnline: onlineSince !== null,
      isRuled: source === 'rule',
      isBorrowed,
    }))
    return { seats, unchanged: members.length - own.length, without: [] }
  })

function tally(seats: Forecast['seats']): readonly (readonly [departmentId: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const { departmentId } of seats) counts.set(departmentId, (counts.get(departmentId) ?? 0) + 1)
  return [...counts]
}
