/** A story whose picture changed. */
export interface Suspected {
  readonly id: string
  /** The share of pixels that changed, from 0 to 1. */
  readonly share: number
  /** Changed files that the story leads to. */
  readonly files: ReadonlySet<string>
}

/** Stories that the same files explain. */
export interface Group<S> {
  /** The likely cause: files that all of its stories lead to. Empty if no changed file leads to them. */
  readonly cause: readonly string[]
  /** The most changed first. */
  readonly stories: readonly S[]
}

/**
 * Groups stories by the changed file that explains them best, the largest group first. Each story is in one group.
 *
 * A file explains many changed stories if they lead to it. It explains them well if few stories lead to it that look
 * the same as before: most stories lead to a shared function, but a change of it that nobody sees is no cause.
 *
 * @param reach the number of all stories that lead to a changed file, by file
 */
export function groupByCause<S extends Suspected>(
  stories: readonly S[],
  reach: ReadonlyMap<string, number>,
): Group<S>[] {
  const groups: Group<S>[] = []
  let open = [...stories]
  while (open.length > 0) {
    const explained = explainedBy(open)
    const best = [...explained.keys()].sort(
      (one, other) => scoreOf(other, explained, reach) - scoreOf(one, explained, reach) || byKind(one, other),
    )[0]
    const members = best === undefined ? open : (explained.get(best) ?? [])
    const same = [...explained].filter(([file, some]) => isSame(some, members) && isAsGood(file, best, reach))
    const cause = same.map(([file]) => file).sort(byKind)
    groups.push({ cause, stories: [...members].sort((one, other) => other.share - one.share) })
    open = open.filter((story) => !members.includes(story))
  }
  return groups.sort((one, other) => other.stories.length - one.stories.length)
}

function explainedBy<S extends Suspected>(stories: readonly S[]): Map<string, S[]> {
  const explained = new Map<string, S[]>()
  for (const story of stories) {
    for (const file of story.files) {
      const others = explained.get(file)
      if (others) others.push(story)
      else explained.set(file, [story])
    }
  }
  return explained
}

function scoreOf(
  file: string,
  explained: ReadonlyMap<string, readonly unknown[]>,
  reach: ReadonlyMap<string, number>,
): number {
  const count = explained.get(file)?.length ?? 0
  return (count * count) / Math.max(count, reach.get(file) ?? 0)
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one) => others.includes(one))

/** A file that as many stories lead to explains them as well. */
const isAsGood = (file: string, best: string | undefined, reach: ReadonlyMap<string, number>) =>
  reach.get(file) === reach.get(best ?? '')

/** Files that draw come before those that compute. */
const kinds = [/\.css$/, /\.tsx$/, /messages\.[\w-]+\.ts$/]

function byKind(one: string, other: string): number {
  const rank = (file: string) => {
    const at = kinds.findIndex((kind) => kind.test(file) && !/\.stories\./.test(file))
    return at < 0 ? kinds.length : at
  }
  return rank(one) - rank(other) || (one < other ? -1 : 1)
}
