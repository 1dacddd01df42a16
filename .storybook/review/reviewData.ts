import type { Changes } from '../../tools/review/Changes.ts'
import type { ReviewFacts, ScreenFacts } from '../facts/ReviewFacts'

/** The last walk through the stories, as the test step `stories` writes it. */
interface Walk {
  /** With a plus sign if there were uncommitted changes. */
  readonly commit?: string
  /** ISO time. */
  readonly at?: string
  readonly stories?: Readonly<Record<string, WalkedStory>>
}

export interface WalkedStory {
  readonly status: 'passed' | 'failed'
  readonly milliseconds: number
  readonly problems: readonly string[]
}

interface IndexEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly importPath: string
}

export interface ReviewData {
  readonly facts: ReviewFacts
  readonly entries: Readonly<Record<string, IndexEntry>>
  readonly walk: Walk
  /** Variants of the static pictures, such as `zh-CN.light.desk`, by story id. */
  readonly pictures: Readonly<Record<string, readonly string[]>>
  /** What `npm run review` found; empty without it. */
  readonly changes: Partial<Changes>
}

let loading: Promise<ReviewData> | undefined

/** Loads once what is known of this Storybook's stories. Rejects if the network fails. */
export function loadReview(): Promise<ReviewData> {
  loading ??= load().catch((reason) => {
    loading = undefined
    throw reason
  })
  return loading
}

async function load(): Promise<ReviewData> {
  const [facts, { entries }, walk, pictures, changes] = await Promise.all([
    read<ReviewFacts>('review.json'),
    read<Pick<ReviewData, 'entries'>>('index.json'),
    read<Walk>('walk.json'),
    read<ReviewData['pictures']>('pictures/index.json'),
    read<ReviewData['changes']>('changes/changes.json'),
  ])
  return { facts, entries, walk, pictures, changes }
}

/** Reads a file of this Storybook's own build. */
async function read<T>(file: string): Promise<T> {
  const response = await fetch(`./${file}`)
  if (!response.ok) throw new Error(`${file} could not be loaded (${response.status}).`)
  return response.json()
}

/** The screen of a story or of its documentation. */
export const screenOf = ({ facts, entries }: ReviewData, id: string): ScreenFacts | undefined =>
  facts.screens.find(({ title }) => title === entries[id]?.title)

/** Stories of a screen in the sidebar's order. */
export const storiesOf = ({ entries }: ReviewData, title: string): IndexEntry[] =>
  Object.values(entries).filter((entry) => entry.type === 'story' && entry.title === title)

/**
 * Differs once a story may look different: the hash of its accepted picture, or else the last commit that changed its
 * component or stories.
 */
export function versionOf(data: ReviewData, id: string): string {
  const stories = data.entries[id]?.importPath.replace(/^\.\//, '') ?? ''
  return (
    data.facts.pictures[id] ??
    screenOf(data, id)?.changed?.commit ??
    data.facts.changes[stories]?.commit ??
    ''
  )
}
