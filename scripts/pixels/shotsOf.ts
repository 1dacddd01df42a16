import { stateOrder } from '../../packages/features/src/shared/stories/stateOrder.ts'
import type { Story } from '../storybook/Story.ts'

export interface Shot {
  /** What the picture is called: the story's id, and the theme if it isn't the light one. */
  readonly name: string
  readonly story: Story
  readonly theme: 'light' | 'dark'
}

/**
 * What pictures are made of: each state of components and screens, in light; in dark each component again, and of a
 * screen the state in which most can be seen. What somebody does in a story of a screen ends in one of these states.
 */
export function shotsOf(stories: readonly Story[]): Shot[] {
  return stories.flatMap((story): Shot[] => {
    const light: Shot = { name: story.id, story, theme: 'light' }
    const dark: Shot = { name: `${story.id}.dark`, story, theme: 'dark' }
    if (story.title.startsWith('UI/')) return [light, dark]
    const state = stateOf(story)
    if (state === undefined) return []
    return fullest.includes(state) ? [light, dark] : [light]
  })
}

const fullest = ['Ready', 'Pristine']

/** Those whose story's id or title holds one of the words; all of them if there is no word. */
export function findShots(shots: readonly Shot[], words: readonly string[]): readonly Shot[] {
  if (words.length === 0) return shots
  const wanted = words.map((word) => word.toLowerCase())
  return shots.filter(({ story }) => {
    const said = `${story.id} ${story.title}`.toLowerCase()
    return wanted.some((word) => said.includes(word))
  })
}

/** The state of a screen that a story shows, if it does. Storybook says `NoMatches` as `No Matches`. */
function stateOf({ title, name }: Story): string | undefined {
  if (!title.startsWith('Features/')) return undefined
  return stateOrder.find((state) => state === name.replaceAll(' ', ''))
}
