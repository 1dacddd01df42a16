import { StoryModules } from '../storyModules.ts'
import type { Tree } from '../trees.ts'

/** The changed files that each story file leads to. */
export interface Suspects {
  /** By story file, from the root of the repository. */
  readonly filesOf: ReadonlyMap<string, ReadonlySet<string>>
  /** The number of stories that lead to a changed file, by file. */
  readonly reach: ReadonlyMap<string, number>
}

/** These change every story, although no module imports them. */
const always = new Set(['package-lock.json', '.storybook/preview.css', '.storybook/main.ts'])

/**
 * Finds the changed files that can affect the pictures of each story.
 * @param stories the number of stories by story file
 */
export function findSuspects(
  tree: Tree,
  changed: readonly string[],
  stories: ReadonlyMap<string, number>,
): Suspects {
  const modules = new StoryModules(tree)
  const suspicious = changed.filter((file) => !isSilent.test(file))
  const filesOf = new Map<string, ReadonlySet<string>>()
  const reach = new Map<string, number>()
  for (const [story, count] of stories) {
    const own = modules.of(story)
    const some = suspicious.filter((file) => own.has(file) || modules.preview.has(file) || always.has(file))
    filesOf.set(story, new Set(some))
    for (const file of some) reach.set(file, (reach.get(file) ?? 0) + count)
  }
  return { filesOf, reach }
}

/** Pictures are Chinese, and tests aren't in them. */
const isSilent = /\.test\.tsx?$|(?:^|\/)(?:messages\.en|english)\.ts$/
