import {
  coverageOf,
  reasonsOf,
  type ScreenDeclarations,
} from '../../packages/features/src/shared/stories/coverage'
import { stateOrder } from '../../packages/features/src/shared/stories/stateOrder'
import type { PageFacts, ScreenFacts } from '../facts/ReviewFacts'
import { type ReviewData, storiesOf, versionOf } from './reviewData'
import { type SignOffs, type Verdict, verdictOf } from './signOffs'

/** A story in a cell, with what is known of it. */
export interface ShownState {
  readonly id: string
  readonly name: string
  /** The last walk failed here. */
  readonly isFailing: boolean
  /** Its picture differs from that of the commit that this Storybook was compared with, or it is new. */
  readonly isChanged: boolean
  readonly verdict: Verdict | undefined
}

export type Cell =
  | { readonly kind: 'shown'; readonly story: ShownState }
  | { readonly kind: 'notApplicable'; readonly reason: string }
  | { readonly kind: 'missing' }

export interface CoverageRow {
  readonly screen: ScreenFacts
  readonly pages: readonly PageFacts[]
  /** In the order of `stateOrder`. */
  readonly cells: readonly (Cell & { readonly state: string })[]
  /** Stories of actions and special cases. */
  readonly others: readonly ShownState[]
}

export interface CoverageGroup {
  /** The feature, as in the sidebar. */
  readonly feature: string
  readonly rows: readonly CoverageRow[]
}

/** Which rows to show: all, or those with a cell of this kind. */
export type Filter = 'all' | 'missing' | 'changed' | 'failing' | 'open'

export type Declarations = Readonly<Record<string, ScreenDeclarations>>

const ofPart = 'a part of a screen: its stories are chosen case by case'

/**
 * All screens of the features with their states.
 * @param declarations what each `states.ts` exports, by its folder from the root
 */
export function coverageRows(
  data: ReviewData,
  declarations: Declarations,
  signOffs: SignOffs,
): CoverageGroup[] {
  const changed = new Set(data.changes.stories?.map(({ id }) => id))
  const shownState = ({ id, name }: { readonly id: string; readonly name: string }): ShownState => ({
    id,
    name,
    isFailing: data.walk.stories?.[id]?.status === 'failed',
    isChanged: changed.has(id),
    verdict: verdictOf(signOffs[id], versionOf(data, id)),
  })
  const rows = data.facts.screens
    .filter(({ title }) => title.startsWith('Features/'))
    .map((screen): CoverageRow => {
      const stories = storiesOf(data, screen.title).map((story) => ({
        ...shownState(story),
        state: plain(story.name),
      }))
      const declared = declarations[screen.file.slice(0, screen.file.lastIndexOf('/'))]
      const states = declared?.states[screen.component]
      const names = stories.map(({ state }) => state)
      const coverage = declared && states && coverageOf(states, reasonsOf(declared, screen.component), names)
      const cells = stateOrder.map((state) => {
        const story = stories.find((one) => one.state === state)
        if (story) return { state, kind: 'shown' as const, story }
        const found = coverage?.[state] ?? { notApplicable: ofPart }
        return typeof found === 'string'
          ? { state, kind: 'missing' as const }
          : { state, kind: 'notApplicable' as const, reason: found.notApplicable }
      })
      return {
        screen,
        pages: data.facts.pages.filter(({ name }) => screen.pages.includes(name)),
        cells,
        others: stories.filter(({ state }) => !stateOrder.includes(state)),
      }
    })
  const features = [...new Set(rows.map(({ screen }) => featureOf(screen)))]
  return features.map((feature) => ({
    feature,
    rows: rows.filter(({ screen }) => featureOf(screen) === feature),
  }))
}

const featureOf = ({ title }: ScreenFacts) => title.split('/')[1] ?? title

/** Storybook displays `NoMatches` as `No Matches`. */
const plain = (name: string) => name.replaceAll(' ', '')

/** All stories of a row. */
export const storiesIn = ({ cells, others }: CoverageRow): ShownState[] => [
  ...cells.flatMap((cell) => (cell.kind === 'shown' ? [cell.story] : [])),
  ...others,
]

const passes: Readonly<Record<Filter, (row: CoverageRow) => boolean>> = {
  all: () => true,
  missing: ({ cells }) => cells.some(({ kind }) => kind === 'missing'),
  changed: (row) => storiesIn(row).some(({ isChanged, verdict }) => isChanged || verdict === 'changed'),
  failing: (row) => storiesIn(row).some(({ isFailing }) => isFailing),
  open: (row) => storiesIn(row).some(({ verdict }) => verdict !== 'approved'),
}

/** The groups with the rows that pass the filter and whose names or addresses contain all the words. */
export function filterRows(groups: readonly CoverageGroup[], filter: Filter, words: string): CoverageGroup[] {
  const isWanted = ({ screen, pages }: CoverageRow) => isFound(screen, pages, words)
  return groups
    .map(({ feature, rows }) => ({
      feature,
      rows: rows.filter((row) => passes[filter](row) && isWanted(row)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Whether the names of a screen, and the addresses and sections of its pages, contain all the words. */
export function isFound(screen: ScreenFacts, pages: readonly PageFacts[], words: string): boolean {
  const addresses = pages.flatMap(({ path, aliases, section }) => [path, ...aliases, section ?? ''])
  const said = [screen.title, screen.component, ...addresses].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word) || said.includes(singular(word)))
}

/** Screens are named after one thing: "members" finds "Member management". */
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<=[a-z])s$/, '') : word)

/** How many cells and stories there are of each kind. */
export function totalsOf(groups: readonly CoverageGroup[]) {
  const rows = groups.flatMap((group) => group.rows)
  const cells = rows.flatMap((row) => row.cells)
  const stories = rows.flatMap(storiesIn)
  const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length
  return {
    screens: rows.length,
    stories: stories.length,
    shown: count(cells, ({ kind }) => kind === 'shown'),
    notApplicable: count(cells, ({ kind }) => kind === 'notApplicable'),
    missing: count(cells, ({ kind }) => kind === 'missing'),
    failing: count(stories, ({ isFailing }) => isFailing),
    changed: count(stories, ({ isChanged, verdict }) => isChanged || verdict === 'changed'),
    approved: count(stories, ({ verdict }) => verdict === 'approved'),
  }
}
