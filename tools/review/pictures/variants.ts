import type { Language, Story } from '../../stories/listStories.ts'

/** One way to look at a story. */
export interface Variant {
  /** Such as `zh-CN.light.desk`. */
  readonly name: string
  readonly locale: Language
  readonly theme: 'light' | 'dark'
  readonly size: 'desk' | 'phone'
}

const choices = { locale: ['zh-CN', 'en'], theme: ['light', 'dark'], size: ['desk', 'phone'] } as const
const known: readonly string[] = Object.values(choices).flat()

/** Every language in every theme at every size. Variants of one language follow each other, then those of one size. */
export const variants: readonly Variant[] = choices.locale.flatMap((locale) =>
  choices.size.flatMap((size) =>
    choices.theme.map((theme) => ({ name: `${locale}.${theme}.${size}`, locale, theme, size })),
  ),
)

/** Whether a word chooses variants, such as `en.dark`; a single part could as well be a word of a story. */
export const isVariant = (word: string): boolean =>
  word === 'zh-CN' || (word.includes('.') && word.split('.').every((part) => known.includes(part)))

/** Variants that have all parts of one of these words; all of them without a word. */
export const chooseVariants = (words: readonly string[]): readonly Variant[] =>
  words.length === 0
    ? variants
    : variants.filter(({ name }) =>
        words.some((word) => word.split('.').every((part) => name.split('.').includes(part))),
      )

interface Size {
  readonly width: number
  readonly height: number
}

const phone = { width: 390, height: 844 }

/** The size of a variant's picture in pixels; undefined if the story is only for the other kind of device. */
export function sizeOf({ viewport }: Story, { size }: Variant): Size | undefined {
  const isForPhones = viewport.width < 600
  if (size === 'desk') return isForPhones ? undefined : viewport
  return isForPhones ? viewport : phone
}
