import { isComposing } from '@atrium/ui/keys'
import { TextField } from '@atrium/ui/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import { ownSeats, type TreeRow } from '../departmentTree'
import { draftAtom, mostFor, readCount, typeCountAtom } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './DepartmentTable.module.css'

interface CountFieldProps {
  readonly row: TreeRow
  /** This field gets the focus. */
  readonly isFirst: boolean
}

/** The number of seats for a department, or from it. Enter sends the form, but not during a composition. */
export function CountField({ row, isFirst }: CountFieldProps) {
  const texts = useAllocationTexts()
  const draft = useAtomValue(draftAtom)
  const type = useSetAtom(typeCountAtom)
  const format = useFormat()
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  if (!draft) return null

  const own = ownSeats(row)
  if (draft.kind === 'takeBack' && own === 0)
    return (
      <span className={styles.figure} data-figure="none">
        {nothing}
      </span>
    )
  const text = draft.typed.get(row.departmentId) ?? ''
  const count = readCount(text)
  const problem = count === 'invalid' || (count !== undefined && count > mostFor(draft, row))
  return (
    <span className={styles.count}>
      <TextField
        ref={field}
        className={styles.field}
        size="small"
        inputMode="numeric"
        maxLength={8}
        placeholder="0"
        form={draftFormId}
        aria-label={texts.countFor(row.departmentName)}
        aria-invalid={problem || undefined}
        aria-describedby={hintId}
        value={text}
        onChange={(event) => type(row.departmentId, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
        }}
      />
      <span id={hintId} className={styles.limit} data-problem={problem || undefined}>
        {hint()}
      </span>
    </span>
  )

  function hint(): string {
    if (count === 'invalid') return texts.notANumber
    if (draft?.kind !== 'takeBack')
      return count === undefined
        ? ''
        : texts.becomes(format.count(row.ownedCount), format.count(row.ownedCount + count))
    return row.usedCount > 0 ? texts.mostInUse(own, row.usedCount) : texts.most(own)
  }
}

/** The form in the bar above the table, which Enter in a field submits. */
export const draftFormId = 'allocation-draft'
