import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { directoryChanges, directoryDepartments } from '../directories/tables'
import { forecastDirectory, type SeatForecast } from '../licenceRules'
import { loadDepartments } from './compare/loadCompany'
import type { ConnectedDirectory } from './connections'

interface Forecasting {
  readonly connection: ConnectedDirectory
  readonly differenceId: string
  readonly now: Date
}

type Change = Pick<
  typeof directoryChanges.$inferSelect,
  'subject' | 'change' | 'externalId' | 'placeId' | 'departmentId' | 'userId' | 'decision'
>

/** What the stored changes of a difference cost and return in seats. */
export async function forecastChanges(
  db: Connection,
  { connection, differenceId, now }: Forecasting,
): Promise<readonly SeatForecast[]> {
  const { companyId } = connection
  const changes: readonly Change[] = await db
    .select({
      subject: directoryChanges.subject,
      change: directoryChanges.change,
      externalId: directoryChanges.externalId,
      placeId: directoryChanges.placeId,
      departmentId: directoryChanges.departmentId,
      userId: directoryChanges.userId,
      decision: directoryChanges.decision,
    })
    .from(directoryChanges)
    .where(
      and(
        eq(directoryChanges.companyId, companyId),
        eq(directoryChanges.differenceId, differenceId),
        inArray(directoryChanges.change, [
          ...(['departmentLinked', 'departmentAdded', 'departmentMoved'] as const),
          ...(['invited', 'returned', 'moved', 'left'] as const),
        ]),
      ),
    )
    .orderBy(directoryChanges.number)
  const pathOf = await futurePaths(db, connection, changes)
  const placed = (kinds: readonly Change['change'][]) =>
    changes
      .filter(({ change }) => kinds.includes(change))
      .map(({ externalId, userId, change, placeId }) => ({
        userId: (change === 'moved' && userId) || externalId,
        departmentIds: pathOf(placeId),
      }))
  return forecastDirectory(db, {
    companyId,
    joiners: placed(['invited', 'returned']),
    movers: placed(['moved']),
    leaverIds: changes.flatMap(({ change, userId }) => (change === 'left' && userId ? [userId] : [])),
    now,
  })
}

/**
 * Where the vendor's departments will be: the company's ids from the top department down. A department that doesn't exist
 * yet has none.
 */
async function futurePaths(
  db: Connection,
  { companyId, directoryId, targetId }: ConnectedDirectory,
  changes: readonly Change[],
): Promise<(placeId: string) => readonly string[]> {
  const parentOf = new Map((await loadDepartments(db, companyId)).map(({ id, parentId }) => [id, parentId]))
  const links = await db
    .select({ id: directoryDepartments.departmentId, externalId: directoryDepartments.externalId })
    .from(directoryDepartments)
    .where(
      and(eq(directoryDepartments.companyId, companyId), eq(directoryDepartments.directoryId, directoryId)),
    )
  const ownOf = new Map([['', targetId], ...links.map(({ externalId, id }) => [externalId, id] as const)])
  const ofDepartments = changes
    .filter(({ subject }) => subject === 'department')
    // One that is left alone gets a neighbour instead, which doesn't exist yet.
    .map((one) => ({ ...one, departmentId: one.decision === 'leave' ? null : one.departmentId }))
  const changeOf = new Map(ofDepartments.map((one) => [one.externalId, one]))
  const movedTo = new Map(ofDepartments.map(({ departmentId, placeId }) => [departmentId, placeId]))
  const known = new Map<string, readonly string[]>()

  function ofPlace(placeId: string): readonly string[] {
    const change = changeOf.get(placeId)
    const own = ownOf.get(placeId) ?? change?.departmentId
    if (own) return ofDepartment(own)
    return change ? ofPlace(change.placeId) : []
  }

  function ofDepartment(id: string): readonly string[] {
    const found = known.get(id)
    if (found) return found
    // Two changes of different readings may put departments below each other.
    known.set(id, [])
    const placeId = movedTo.get(id)
    const parentId = parentOf.get(id)
    const above = placeId !== undefined ? ofPlace(placeId) : parentId ? ofDepartment(parentId) : []
    const path = [...above, id]
    known.set(id, path)
    return path
  }

  return ofPlace
}
