import { type Discipline, disciplines } from '@atrium/contracts/profile/contract'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import type { Ref } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { profileMessages } from '../messages'

interface DisciplineChoiceProps {
  readonly value: Discipline | ''
  readonly onChange: (discipline: Discipline | '') => void
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** The control of a field for disciplines in building design. */
export function DisciplineChoice({ onChange, ...control }: DisciplineChoiceProps) {
  const texts = useTexts(profileMessages)
  return (
    <RadioGroup
      {...control}
      orientation="horizontal"
      onValueChange={(chosen) => onChange(disciplines.find((each) => each === chosen) ?? '')}
    >
      {disciplines.map((discipline) => (
        <Radio key={discipline} value={discipline}>
          {texts[`discipline.${discipline}`]}
        </Radio>
      ))}
    </RadioGroup>
  )
}
