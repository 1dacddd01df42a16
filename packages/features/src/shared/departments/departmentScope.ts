import type { TreeCheck } from '@atrium/ui/tree'

interface Place {
  readonly departmentId: string
  readonly parentId: string | null
}

/** The effect of a choice of departments on each department. */
export function departmentScope(departments: readonly Place[], chosenIds: readonly string[]) {
  const parents = new Map(departments.map((row) => [row.departmentId, row.parentId]))
  const chosen = new Set(chosenIds)
  const aboveChosen = new Set(chosenIds.flatMap((id) => [...above(id)]))

  function* above(id: string): Generator<string> {
    for (let parent = parents.get(id); parent; parent = parents.get(parent)) yield parent
  }

  function checkOf(id: string): TreeCheck {
    for (const parent of above(id)) if (chosen.has(parent)) return 'covered'
    if (chosen.has(id)) return 'checked'
    return aboveChosen.has(id) ? 'mixed' : 'unchecked'
  }

  /** Choosing a department includes those below it, so they needn't be chosen any more. */
  function toggle(id: string): readonly string[] {
    const check = checkOf(id)
    if (check === 'covered') return chosenIds
    if (check === 'checked') return chosenIds.filter((other) => other !== id)
    return [...chosenIds.filter((other) => ![...above(other)].includes(id)), id]
  }

  return { checkOf, toggle, isThere: (id: string) => parents.has(id) }
}
