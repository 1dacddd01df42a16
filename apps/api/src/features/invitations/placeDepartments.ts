import type { RowProblem } from '@atrium/contracts/invitations/contract'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departmentIdsOf, placedDepartment } from '../organisation'
import { departments } from '../organisation/tables'

/** A department into which the person may invite. */
export interface Place {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly level: number
  readonly path: string
  /** Names from the company's top down, joined by `/`. */
  readonly fullName: string
}

/** Every department in scope, parents first. */
export async function readPlaces(
  db: Connection,
  { companyId, departmentPaths }: CompanyScope,
): Promise<readonly Place[]> {
  const rows = await db
    .select(placedDepartment)
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .orderBy(asc(departments.level), asc(departments.createdAt), asc(departments.id))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const fullNameOf = (path: string) =>
    departmentIdsOf(path)
      .map((id) => names.get(id) ?? '')
      .join('/')
  return rows
    .filter(({ path }) => departmentPaths === null || departmentPaths.some((top) => path.startsWith(top)))
    .map((row) => ({ ...row, fullName: fullNameOf(row.path) }))
}

type FindPlace = (text: string) => Place | RowProblem

/**
 * Finds a department by its full path, or by the end of a path if that is unambiguous. Empty text means the top, if the
 * person manages it.
 */
export function finderOf(places: readonly Place[]): FindPlace {
  const byFullName = new Map(places.map((place) => [place.fullName, place]))
  const byEnding = new Map<string, Place | 'departmentAmbiguous'>()
  for (const place of places)
    for (const ending of endingsOf(place.fullName))
      byEnding.set(ending, byEnding.has(ending) ? 'departmentAmbiguous' : place)
  const tops = topsOf(places)
  return (text) => {
    const written = tidy(text)
    if (written === '') return (tops.length === 1 && tops[0]) || 'departmentMissing'
    return byFullName.get(written) ?? byEnding.get(written) ?? 'departmentUnknown'
  }
}

function topsOf(places: readonly Place[]): readonly Place[] {
  const ids = new Set(places.map(({ id }) => id))
  return places.filter(({ parentId }) => parentId === null || !ids.has(parentId))
}

function endingsOf(fullName: string): string[] {
  const names = fullName.split('/')
  return names.map((_, n) => names.slice(n).join('/'))
}

const tidy = (text: string) =>
  text
    .split(/[/／>＞\\]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/')
