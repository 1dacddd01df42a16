import type { StoryChange } from '../Changes.ts'
import type { StateChange } from '../compare/compareStates.ts'
import type { Suspects } from '../compare/findSuspects.ts'
import { groupByCause } from '../compare/groupByCause.ts'
import { narrow, type Step } from '../compare/narrow.ts'
import { groupBy } from '../groupBy.ts'
import type { PictureChange } from './comparePair.ts'

interface Known {
  /** The current stories. */
  readonly entries: readonly Named[]
  /** Stories that were added or removed. */
  readonly states: readonly StateChange[]
  /** The file of each current story, by id. */
  readonly fileOf: ReadonlyMap<string, string>
  readonly suspects: Suspects
  readonly steps: readonly Step[]
}

interface Named {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** The stories of these pictures: first those that changed, by cause, the largest group first; then new and gone. */
export function listChanges(
  pictures: readonly PictureChange[],
  { entries, states, fileOf, suspects, steps }: Known,
): StoryChange[] {
  const named = new Map<string, Named>([...states, ...entries].map((one) => [one.id, one]))
  const byStory = groupBy(pictures, ({ name }) => name.replace(/\.dark$/, ''))
  const stories = [...byStory].map(([id, some]) =>
    storyOf(named.get(id) ?? { id, title: id, name: '' }, some),
  )
  const suspected = stories
    .filter(({ kind }) => kind === 'changed')
    .map((story) => ({
      ...story,
      files: narrow(
        suspects.filesOf.get(fileOf.get(story.id) ?? '') ?? new Set<string>(),
        story.pictures.map(({ name: picture }) => picture),
        steps,
      ),
    }))
  const changed = groupByCause(suspected, suspects.reach).flatMap(({ cause, stories: some }) =>
    some.map(({ id }) => ({ ...(stories.find((one) => one.id === id) as StoryChange), cause })),
  )
  return [
    ...changed,
    ...stories.filter(({ kind }) => kind === 'new'),
    ...stories.filter(({ kind }) => kind === 'gone'),
  ]
}

function storyOf({ id, title, name }: Named, pictures: readonly PictureChange[]): StoryChange {
  const sorted = [...pictures].sort((one, other) => other.share - one.share)
  const [most] = sorted as [PictureChange]
  const themes = [...new Set(pictures.map(({ theme }) => theme))]
  // A story with one new theme has changed.
  const kinds = new Set(pictures.map(({ kind }) => kind))
  const kind = kinds.size === 1 ? most.kind : 'changed'
  return { id, title, name, themes, kind, share: most.share, cause: [], files: most.files, pictures: sorted }
}
