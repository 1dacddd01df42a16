import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { shareMessages } from '../shareMessages'
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
  return (
    <div className={styles.place}>
      <span className={styles.label}>{texts.department}</span>
      <div className={styles.line}>
        <span className={styles.name}>{place?.name ?? texts.departmentDefault}</span>
        <Button
          size="small"
          variant="ghost"
          aria-expanded={choosing}
          onClick={() => {
            setChoosing(!choosing)
            if (choosing) onChange(undefined)
          }}
        >
          {choosing ? texts.defaultDepartment : texts.changeDepartment}
        </Button>
      </div>
      {choosing && (
        <div className={styles.picker}>
          <DepartmentPicker
            label={texts.department}
            value={place?.departmentId}
            onChange={(departmentId, name) => onChange({ departmentId, name })}
          />
        </div>
      )}
    </div>
  )
}
