import { ChoiceField } from '@atrium/ui/choice-field'
import { useId, useState } from 'react'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useKept'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { chinaDirectoriesMessages } from '../messages'
import styles from './DirectoryForm.module.css'
import type { DirectoryFormState } from './directoryValues'
import { useHostParts } from './HostParts'

/** It may open below the visible part of the dialog. */
const showWhole = (picker: HTMLElement | null) => picker?.scrollIntoView({ block: 'nearest' })

/** The company's department that the directory's root department becomes. */
export function DepartmentField({ form }: { readonly form: DirectoryFormState }) {
  const texts = useTexts(chinaDirectoriesMessages)
  const { DepartmentPicker } = useHostParts()
  const [isOpen, setOpen] = useState(false)
  const pickerId = useId()
  const { departmentId, department } = form.values
  return (
    <div>
      <Field form={form} name="departmentId" label={texts.department} hint={texts.departmentHint} required>
        {({ ref, onBlur }) => (
          <ChoiceField
            ref={ref}
            onBlur={onBlur}
            value={leafOf(department)}
            placeholder={texts.departmentPlaceholder}
            open={isOpen}
            aria-controls={isOpen ? pickerId : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </Field>
      {isOpen && (
        <div ref={showWhole} id={pickerId} className={styles.picker}>
          <DepartmentPicker
            value={departmentId || undefined}
            onChange={(chosen) => {
              form.set('department', chosen.departmentName)
              form.set('departmentId', chosen.departmentId)
              setOpen(false)
            }}
          />
        </div>
      )}
    </div>
  )
}
