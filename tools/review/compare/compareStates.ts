import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { readObjects } from './readObjects.ts'

/** A story that was added or removed. */
export interface StateChange {
  readonly kind: 'added' | 'removed'
  /** The story's id. */
  readonly id: string
  /** Its place, such as `UI/Button`. */
  readonly title: string
  /** Its name as Storybook writes it. */
  readonly name: string
  /** The file with the story, of the commit that has it. */
  readonly file: string
}

/** Finds stories that were added or removed, from the source code of story files by name. */
export function compareStates(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): StateChange[] {
  const [then, now] = [readStories(before), readStories(after)]
  const only = (kind: StateChange['kind'], some: typeof now, others: typeof now) =>
    [...some.values()].filter(({ id }) => !others.has(id)).map((story) => ({ kind, ...story }))
  return [...only('added', now, then), ...only('removed', then, now)]
}

type Story = Omit<StateChange, 'kind'>

function readStories(sources: ReadonlyMap<string, string>): Map<string, Story> {
  const stories = new Map<string, Story>()
  for (const [file, source] of sources) {
    const meta = readObjects(file, source).get('meta')
    const title = meta?.get('title') ?? file
    for (const [, exported = ''] of source.matchAll(/^export const (\w+)/gm)) {
      const id = toId(meta?.get('id') ?? title, storyNameFromExport(exported))
      stories.set(id, { id, title, name: storyNameFromExport(exported), file })
    }
  }
  return stories
}
