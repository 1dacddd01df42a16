import { nameOf } from './nameOf'

/** A screen and its stories, in the index's order. */
export interface ReviewedScreen {
  readonly title: string
  readonly chinese: string
  readonly english: string
  readonly stories: readonly { readonly id: string; readonly name: string }[]
}

interface IndexEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
}

/** The screens of the features, from Storybook's index. */
export function readScreens(entries: Readonly<Record<string, IndexEntry>>): ReviewedScreen[] {
  const byTitle = new Map<string, { id: string; name: string }[]>()
  for (const { id, title, name, type } of Object.values(entries)) {
    if (type !== 'story' || !/^(Features|Journeys)\//.test(title)) continue
    byTitle.set(title, [...(byTitle.get(title) ?? []), { id, name }])
  }
  return [...byTitle].map(([title, stories]) => {
    const [chinese, english] = nameOf(title)
    return { title, chinese, english, stories }
  })
}

/** Screens whose title or name, in either language, contains all the words. */
export function findScreens(screens: readonly ReviewedScreen[], words: string): ReviewedScreen[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return screens.filter(({ title, chinese, english }) => {
    const said = `${title} ${chinese} ${english}`.toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}
