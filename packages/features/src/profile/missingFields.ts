import type { Names, Profile } from './api'
import { type Field, firstIncomplete, requiredIn, valuesOf } from './profileValues'

export type ProfileField = Field | keyof Names

/** The required fields of a type, and those that this profile lacks, in the order of the form. */
function toldBy(profile: Profile) {
  const values = valuesOf(profile)
  const wanted: readonly ProfileField[] = ['nickname', 'realName', 'type', ...requiredIn(values)]
  const missing = wanted.filter((name) =>
    name === 'companies' ? firstIncomplete(values.companies) !== undefined : values[name].length === 0,
  )
  return { wanted, missing }
}

export const missingFields = (profile: Profile): readonly ProfileField[] => toldBy(profile).missing

/** Percentage from 0 to 100. */
export function completionOf(profile: Profile) {
  const { wanted, missing } = toldBy(profile)
  return { percent: Math.round(100 - (100 * missing.length) / wanted.length), missing }
}
