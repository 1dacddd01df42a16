import { Button } from '@atrium/ui/button'
import { Combobox } from '@atrium/ui/combobox'
import { FormField } from '@atrium/ui/form-field'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { TestResult } from '../api'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'
import { useHostParts } from './HostParts'

/** A value of a claim that leads to a department or a permission group. */
export interface Mapping {
  readonly claim: string
  readonly value: string
  /** Of the department or the group. */
  readonly id: string
}

interface MappingEditorProps {
  readonly kind: 'department' | 'group'
  /** What the last test stated, as suggestions. */
  readonly claims: TestResult['claims']
  /** One mapping, or one for each chosen group. */
  readonly onDone: (added: readonly Mapping[]) => void
  readonly onCancel: () => void
}

/** A new mapping, within the dialog's form: it counts when that is saved. */
export function MappingEditor({ kind, claims, onDone, onCancel }: MappingEditorProps) {
  const texts = useTexts(connectionsMessages)
  const { DepartmentPicker, GroupsPicker } = useHostParts()
  const [claim, setClaim] = useState('')
  const [value, setValue] = useState('')
  const [ids, setIds] = useState<readonly string[]>([])
  const [isSent, setSent] = useState(false)
  const isOfDepartments = kind === 'department'
  const labels = { list: texts.suggestions, count: texts.suggestionCount }
  const names = matching(
    claims.map(({ name }) => name),
    claim,
  )
  const values = matching(claims.find(({ name }) => name === claim.trim())?.values ?? [], value)
  const isWhole = claim.trim() !== '' && value.trim() !== '' && ids.length > 0

  function add() {
    setSent(true)
    if (isWhole) onDone(ids.map((id) => ({ claim: claim.trim(), value: value.trim(), id })))
  }
  const editor = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // It may open below the visible part of the dialog.
    first.current?.focus()
    editor.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={editor} className={styles.editor}>
      <FormField
        label={texts.claim}
        hint={claims.length > 0 ? texts.claimHint : texts.firstTest}
        error={isSent && claim.trim() === '' && texts.claimRequired}
        required
      >
        <Combobox
          ref={first}
          value={claim}
          onValueChange={setClaim}
          options={names}
          labels={labels}
          maxLength={200}
          autoComplete="off"
        />
      </FormField>
      <FormField label={texts.value} error={isSent && value.trim() === '' && texts.valueRequired} required>
        <Combobox
          value={value}
          onValueChange={setValue}
          options={values}
          labels={labels}
          maxLength={400}
          autoComplete="off"
        />
      </FormField>
      <FormField
        label={isOfDepartments ? texts.department : texts.group}
        error={
          isSent && ids.length === 0 && (isOfDepartments ? texts.departmentRequired : texts.groupRequired)
        }
        required
      >
        <div className={styles.panel}>
          {isOfDepartments ? (
            <DepartmentPicker value={ids[0]} onChange={({ departmentId }) => setIds([departmentId])} />
          ) : (
            <GroupsPicker value={ids} onChange={(groups) => setIds(groups.map(({ groupId }) => groupId))} />
          )}
        </div>
      </FormField>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" onClick={add}>
          {texts.addIt}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {texts.cancelIt}
        </Button>
      </div>
    </div>
  )
}

/** Those that contain what is typed, as options; none when one of them is typed already. */
const matching = (all: readonly string[], typed: string) =>
  all.includes(typed)
    ? []
    : all.filter((one) => one.toLowerCase().includes(typed.trim().toLowerCase())).map((value) => ({ value }))
