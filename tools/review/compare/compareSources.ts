import type { Tree } from '../trees.ts'
import { compareRoutes, type RouteChange } from './compareRoutes.ts'
import { compareStates, type StateChange } from './compareStates.ts'
import { compareTexts, type TextChanges } from './compareTexts.ts'

export interface SourceChanges {
  readonly routes: readonly RouteChange[]
  readonly states: readonly StateChange[]
  readonly texts: TextChanges
}

const contracts = 'packages/contracts/src'
const isStories = /^(?:packages|apps)\/.*\.stories\.tsx$/
const isCatalogue = /^(?:packages\/features|apps\/portal)\/src\/.*messages\.(?:zh-CN|en)\.ts$/

/** Compares what the sources of two commits say: addresses, stories and texts. Unchanged files are not read twice. */
export function compareSources(then: Tree, now: Tree, changed: readonly string[]): SourceChanges {
  const isChanged = new Set(changed)
  const read = (tree: Tree, file: string) => (isChanged.has(file) ? tree : now).read(file) ?? ''
  const all = (tree: Tree, pattern: RegExp, isWanted = (_: string) => true) =>
    new Map(
      tree.files
        .filter((file) => pattern.test(file) && isWanted(file))
        .map((file) => [file, read(tree, file)]),
    )
  const routesOf = (tree: Tree) => ({
    pages: read(tree, `${contracts}/paths.ts`),
    phone: read(tree, `${contracts}/phonePaths.ts`),
    former: read(tree, `${contracts}/formerPaths.ts`),
  })
  const stories = (tree: Tree) => all(tree, isStories, (file) => isChanged.has(file))
  return {
    routes: compareRoutes(routesOf(then), routesOf(now)),
    states: compareStates(stories(then), stories(now)),
    texts: compareTexts(all(then, isCatalogue), all(now, isCatalogue)),
  }
}
