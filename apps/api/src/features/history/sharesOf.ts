import { asList, asRecord } from './asRecord'

export interface Share {
  readonly side: 'from' | 'to'
  readonly departmentId: string
  readonly before: number
  readonly after: number
}

/** How many licences departments owned before and after they were passed on or taken back. */
export function sharesOf(subject: unknown): Share[] {
  const row = asRecord(subject)
  return (['from', 'to'] as const).flatMap((side) =>
    asList(row[side]).flatMap(({ departmentId, before, after }) =>
      typeof departmentId === 'string' && typeof before === 'number' && typeof after === 'number'
        ? [{ side, departmentId, before, after }]
        : [],
    ),
  )
}
