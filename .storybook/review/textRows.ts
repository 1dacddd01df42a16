import { deskEnglish } from '@atrium/features/desk'
import { english } from '@atrium/features/english'

interface TextRow {
  /** The name of its catalogue. */
  readonly feature: string
  readonly key: string
  readonly chinese: string
  readonly english: string
}

type Said = string | ((...parameters: never[]) => string)

interface AnyCatalogue {
  readonly name: string
  readonly chinese: Readonly<Record<string, Said>>
}

const englishTexts: Readonly<Record<string, Readonly<Record<string, Said>>>> = { ...english, ...deskEnglish }

const modules = import.meta.glob<Record<string, unknown>>('../../packages/features/src/**/*essages.ts', {
  eager: true,
})

/** From the catalogues; texts with parameters are shown as their source. */
export const textRows: readonly TextRow[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isCatalogue)
  .flatMap(({ name, chinese }) =>
    Object.entries(chinese).map(([key, said]) => ({
      feature: name,
      key,
      chinese: written(said),
      english: written(englishTexts[name]?.[key] ?? ''),
    })),
  )

function isCatalogue(value: unknown): value is AnyCatalogue {
  return typeof value === 'object' && value !== null && 'chinese' in value && 'name' in value
}

function written(said: Said): string {
  return typeof said === 'string' ? said : String(said)
}
