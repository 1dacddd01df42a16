import { regionSeparator } from '@atrium/contracts/shared/regions/contract'
import { useTexts } from '../shared/host/useKept'
import { regionMessages } from '../shared/regions/messages'
import { profileMessages } from './messages'
import type { ProfileField } from './missingFields'
import type { ProfileValues } from './profileValues'
import { regionText } from './regionText'

/** The names of fields, and their values as text. */
export function useFieldTexts() {
  const texts = useTexts(profileMessages)
  const { region } = useTexts(regionMessages)

  function labelOf(name: ProfileField): string {
    if (name === 'region') return region
    return name === 'companies' ? texts.profession : texts[name]
  }

  function wordsOf(name: ProfileField, values: ProfileValues): string {
    const { type, jobRole, major, discipline } = values
    if (name === 'region') return regionText(values.region.join(regionSeparator))
    if (name === 'type') return type && texts[`type.${type}`]
    if (name === 'jobRole') return jobRole && texts[`jobRole.${jobRole}`]
    if (name === 'major') return major && texts[`major.${major}`]
    if (name === 'discipline') return discipline && texts[`discipline.${discipline}`]
    if (name === 'companies')
      return values.companies.map(({ companyName, position }) => `${companyName} ${position}`).join(' / ')
    return values[name]
  }

  return { labelOf, wordsOf }
}
