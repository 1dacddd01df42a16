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
  readonly texts: Readonly<Record<'zh-CN' | 'en', Readonly<Record<string, Said>>>>
}

const modules = import.meta.glob<Record<string, unknown>>('../../packages/features/src/**/*essages.ts', {
  eager: true,
})

/** From the catalogues themselves; what takes parameters is shown as it is written. */
export const textRows: readonly TextRow[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isCatalogue)
  .flatMap(({ name, texts }) =>
    Object.entries(texts['zh-CN']).map(([key, chinese]) => ({
      feature: name,
      key,
      chinese: written(chinese),
      english: written(texts.en[key] ?? ''),
    })),
  )

function isCatalogue(value: unknown): value is AnyCatalogue {
  return typeof value === 'object' && value !== null && 'texts' in value && 'name' in value
}

function written(said: Said): string {
  return typeof said === 'string' ? said : String(said)
}
