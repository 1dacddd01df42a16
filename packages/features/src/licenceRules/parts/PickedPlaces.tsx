import { Chip, Chips } from '../../shared/form/Chip'
import { useTexts } from '../../shared/host/useKept'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { licenceRulesMessages } from '../messages'
import type { ChosenPlace } from '../ruleValues'

interface PickedPlacesProps {
  readonly label: string
  readonly places: readonly ChosenPlace[]
  readonly onChange: (places: ChosenPlace[]) => void
}

/** Chosen departments or groups, each with a button that removes it. */
export function PickedPlaces({ label, places, onChange }: PickedPlacesProps) {
  const texts = useTexts(licenceRulesMessages)
  if (places.length === 0) return null
  return (
    <Chips label={label}>
      {places.map(({ id, name }) => (
        <Chip
          key={id}
          title={name}
          removeLabel={texts.removeOne(leafOf(name))}
          onRemove={() => onChange(places.filter((place) => place.id !== id))}
        >
          {leafOf(name)}
        </Chip>
      ))}
    </Chips>
  )
}
