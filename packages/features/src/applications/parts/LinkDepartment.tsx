import { Button } from '@atrium/ui/button'
import { ChoiceField } from '@atrium/ui/choice-field'
import { FormField } from '@atrium/ui/form-field'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { shareMessages } from '../messages'
import { useHostParts } from './HostParts'
import styles from './NewLinkForm.module.css'

export interface LinkPlace {
  readonly departmentId: string
  readonly name: string
}

interface LinkDepartmentProps {
  /** Undefined: the top of what the person looks after. */
  readonly place: LinkPlace | undefined
  readonly onChange: (place: LinkPlace | undefined) => void
}

/** Where those who come by the link will sit. Most links need no choice. */
export function LinkDepartment({ place, onChange }: LinkDepartmentProps) {
  const texts = useTexts(shareMessages)
  const { DepartmentPicker } = useHostParts()
  const [choosing, setChoosing] = useState(false)
  const pickerId = useId()

  function choose(next: LinkPlace | undefined) {
    onChange(next)
    setChoosing(false)
  }

  return (
    <div className={styles.place}>
      <FormField label={texts.department}>
        <ChoiceField
          value={place?.name ?? texts.departmentDefault}
          open={choosing}
          aria-controls={choosing ? pickerId : undefined}
          onClick={() => setChoosing(!choosing)}
        />
      </FormField>
      {choosing && (
        <div id={pickerId} className={styles.picker}>
          <DepartmentPicker
            label={texts.department}
            value={place?.departmentId}
            onChange={(departmentId, name) => choose({ departmentId, name })}
          />
        </div>
      )}
      {place && (
        <Button size="small" variant="ghost" className={styles.reset} onClick={() => choose(undefined)}>
          {texts.defaultDepartment}
        </Button>
      )}
    </div>
  )
}
