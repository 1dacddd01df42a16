import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import { profileMessages } from '../messages'
import type { ProfileField } from '../missingFields'
import type { ProfileValues } from '../profileValues'
import { useFieldTexts } from '../useFieldTexts'

interface ConflictProps {
  /** What another page saved. */
  readonly stored: ProfileValues
  readonly typed: ProfileValues
}

/** What would be replaced. */
export function Conflict({ stored, typed }: ConflictProps) {
  const texts = useTexts(profileMessages)
  const { list } = useFormat()
  const { labelOf, wordsOf } = useFieldTexts()
  const names = Object.keys(stored) as ProfileField[]
  const differing = names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(typed[name]))
  return (
    <span>
      <span>{texts.changedMeanwhile}</span>{' '}
      <span>{list(differing.map((name) => texts.fieldIs(labelOf(name), wordsOf(name, stored))))}</span>
    </span>
  )
}
