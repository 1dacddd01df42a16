import type { CaseKey, WaitingCase } from '../cases/api'

/** A case that was decided or withdrawn while it was shown. */
export interface Departed {
  readonly row: WaitingCase
  /** Name of the one who decided it; empty: nobody of the staff. */
  readonly by: string
}

export interface ShownCase extends WaitingCase {
  /** Undefined: it waits. */
  readonly departed: { readonly by: string } | undefined
}

/** Identifies a case among those of all queues. */
export const keyOfCase = ({ queue, caseId }: CaseKey): string => `${queue}/${caseId}`

/** The waiting cases, with those that just left in their places. Both are in the order of their due times. */
export function withDeparted(
  waiting: readonly WaitingCase[],
  departed: readonly Departed[],
): readonly ShownCase[] {
  const left = new Map(departed.map(({ row, by }) => [keyOfCase(row), { row, by }]))
  const present = new Set(waiting.map(keyOfCase))
  const gone = [...left.values()].map(({ row }) => row).filter((row) => !present.has(keyOfCase(row)))
  return [...waiting, ...gone]
    .map((row) => {
      const by = left.get(keyOfCase(row))?.by
      return { ...row, departed: by === undefined ? undefined : { by } }
    })
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
}
