import type { Names, Profile } from './api'
import { type Field, firstIncomplete, requiredIn, valuesOf } from './profileValues'

export type ProfileField = Field | keyof Names

/** What a profile still lacks, in the order of the form. */
export function missingFields(profile: Profile): readonly ProfileField[] {
  const values = valuesOf(profile)
  const wanted: readonly ProfileField[] = ['nickname', 'realName', 'type', ...requiredIn(values)]
  return wanted.filter((name) =>
    name === 'companies' ? firstIncomplete(values.companies) !== undefined : values[name].length === 0,
  )
}
