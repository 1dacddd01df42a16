import { stateOrder } from '../../packages/features/src/shared/stories/stateOrder.ts'
import type { Story } from '../stories/listStories.ts'

export type Theme = 'light' | 'dark'

/** A story with pictures. */
export interface Shot {
  readonly story: Story
  /** One picture each. */
  readonly themes: readonly Theme[]
}

/** The name of a picture: the story's id, and the theme if it isn't the light one. */
export const nameOf = ({ id }: Story, theme: Theme) => (theme === 'light' ? id : `${id}.dark`)

/**
 * Selects the pictures of a story. In light: each state of components and screens. In dark: each component
 * again, and one state per screen, the one that shows the most. Left out are stories of actions, because they
 * end in one of these states, and stories that differ from another only in size or in a busy component that has
 * its own pictures. Models and drawings are left out, too.
 */
export const shotsOf = (stories: readonly Story[]): Shot[] =>
  stories.flatMap((story) => {
    const themes = themesOf(story)
    return themes.length > 0 ? [{ story, themes }] : []
  })

function themesOf(story: Story): readonly Theme[] {
  if (story.title.startsWith('UI/')) return otherSize.test(story.name) ? ['light'] : ['light', 'dark']
  if (drawnByGraphics.test(story.id)) return []
  const state = stateOf(story)
  if (state === undefined || busy.includes(state)) return []
  return fullest.includes(state) ? ['light', 'dark'] : ['light']
}

const otherSize = /Long|Narrow|Many|Keyboard|By /
/** Lines come out differently from run to run, even when software takes the place of a graphics processor. */
const drawnByGraphics = /^features-preview-(?:dxf|ifc|mesh)viewer--/
const busy = ['Refreshing', 'Submitting']
const fullest = ['Ready', 'Pristine']

/** Stories whose id or title contains one of the words; all of them without a word. */
export function findShots(shots: readonly Shot[], words: readonly string[]): readonly Shot[] {
  if (words.length === 0) return shots
  const wanted = words.map((word) => word.toLowerCase())
  return shots.filter(({ story }) => {
    const said = `${story.id} ${story.title}`.toLowerCase()
    return wanted.some((word) => said.includes(word))
  })
}

/** The state of a screen that a story shows, if any. Storybook writes `NoMatches` as `No Matches`. */
function stateOf({ title, name }: Story): string | undefined {
  if (!title.startsWith('Features/')) return undefined
  return stateOrder.find((state) => state === name.replaceAll(' ', ''))
}
