import { readObjects } from './readObjects.ts'

/** A text in both languages; undefined where it has none. A text with parameters is its source code. */
export interface Wording {
  readonly chinese: string | undefined
  readonly english: string | undefined
}

export interface TextChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** The name of the catalogue in our code, such as `orders`. */
  readonly catalogue: string
  readonly key: string
  readonly before?: Wording
  readonly after?: Wording
}

/** A text that one language lacks, or that has become the same Chinese in the English catalogue. */
export interface MissingText {
  readonly catalogue: string
  readonly key: string
  readonly language: 'Chinese' | 'English'
  readonly wording: Wording
  /** Whether it was complete before. */
  readonly isRecent: boolean
}

export interface TextChanges {
  readonly changes: readonly TextChange[]
  readonly missing: readonly MissingText[]
}

/** Source code of catalogues by file name, such as `…/orders/messages.en.ts`. */
export type CatalogueSources = ReadonlyMap<string, string>

/** Finds texts that were added, removed or changed, and those that one language lacks now. */
export function compareTexts(before: CatalogueSources, after: CatalogueSources): TextChanges {
  const [then, now] = [readTexts(before), readTexts(after)]
  const removed = [...then.values()].filter(({ id }) => !now.has(id))
  // A catalogue that was renamed or divided has the same texts under the same keys.
  const moved = new Set(removed.map(contentOf))
  const added = [...now.values()].filter(({ id }) => !then.has(id))
  const kept = new Set(added.map(contentOf))
  const changes: TextChange[] = [
    ...added
      .filter((text) => !moved.has(contentOf(text)))
      .map(({ catalogue, key, wording }) => ({ kind: 'added' as const, catalogue, key, after: wording })),
    ...[...now.values()].flatMap(({ id, catalogue, key, wording }) => {
      const earlier = then.get(id)?.wording
      const isSame =
        earlier === undefined || (earlier.chinese === wording.chinese && earlier.english === wording.english)
      return isSame ? [] : [{ kind: 'changed' as const, catalogue, key, before: earlier, after: wording }]
    }),
    ...removed
      .filter((text) => !kept.has(contentOf(text)))
      .map(({ catalogue, key, wording }) => ({ kind: 'removed' as const, catalogue, key, before: wording })),
  ]
  const missing = [...now.values()].flatMap((text): MissingText[] => {
    const language = lackOf(text.wording)
    if (language === undefined) return []
    const earlier = then.get(text.id)
    const isRecent = earlier === undefined || lackOf(earlier.wording) !== language
    // Some Chinese names have no other in English. One that was there before has been looked at.
    if (!isRecent && text.wording.english === text.wording.chinese) return []
    return [{ catalogue: text.catalogue, key: text.key, language, wording: text.wording, isRecent }]
  })
  return { changes, missing }
}

interface Text {
  readonly id: string
  readonly catalogue: string
  readonly key: string
  readonly wording: Wording
}

const contentOf = ({ key, wording }: Text) => JSON.stringify([key, wording.chinese, wording.english])

function lackOf({ chinese, english }: Wording): MissingText['language'] | undefined {
  if (chinese === undefined) return 'Chinese'
  if (english === undefined) return 'English'
  return english === chinese && /\p{Script=Han}/u.test(english) ? 'English' : undefined
}

function readTexts(sources: CatalogueSources): Map<string, Text> {
  const texts = new Map<string, Text>()
  for (const [file, source] of sources) {
    const language = file.endsWith('.en.ts') ? 'english' : 'chinese'
    for (const [constant, properties] of readObjects(file, source)) {
      const catalogue = constant.replace(/(?:Chinese|English)$/, '')
      for (const [key, value] of properties) {
        // `...sharedChinese` and `...sharedEnglish` are the same line.
        const name = key.replace(/^(\.\.\.\w+?)(?:Chinese|English)$/, '$1')
        const id = `${catalogue}.${name}`
        const wording = texts.get(id)?.wording ?? { chinese: undefined, english: undefined }
        texts.set(id, { id, catalogue, key: name, wording: { ...wording, [language]: value } })
      }
    }
  }
  return texts
}
