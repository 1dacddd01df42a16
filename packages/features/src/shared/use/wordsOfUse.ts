/** The last use of a licence, by days in China. */
export interface Used {
  /** `YYYY-MM-DD`; null: never. */
  readonly lastUsedOn: string | null
  /** Whole days since then, or since the grant. */
  readonly idleDays: number
}

interface UseTexts {
  readonly today: string
  readonly never: string
  readonly daysAgo: (days: number) => string
}

/** When a licence was last used, in a few words. */
export function wordsOfUse({ lastUsedOn, idleDays }: Used, texts: UseTexts): string {
  if (lastUsedOn === null) return texts.never
  return idleDays === 0 ? texts.today : texts.daysAgo(idleDays)
}
