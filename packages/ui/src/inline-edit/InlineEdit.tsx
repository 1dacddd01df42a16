import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import styles from './InlineEdit.module.css'
import { InlineEditDisplay } from './InlineEditDisplay'
import { InlineEditInput } from './InlineEditInput'
import type { InlineEditProps } from './InlineEditProps'

/**
 * Text that can be edited in place. A click (or a double click, or a click on its pencil), Enter, F2 or a tap
 * starts; Enter or blur saves; Escape cancels. Enter and Escape do nothing while an input method composes.
 */
export function InlineEdit({
  value,
  onCommit,
  allowEmpty = false,
  validate,
  editing,
  defaultEditing = false,
  onEditingChange,
  maxLength,
  startsBy = 'click',
  busy = false,
  disabled = false,
  labels,
  className,
  children,
  ...rest
}: InlineEditProps) {
  const [open, setOpen] = useControllableState({
    prop: editing,
    defaultProp: defaultEditing,
    onChange: onEditingChange,
  })
  const display = useRef<HTMLButtonElement>(null)
  const returnFocus = useRef(false)

  useEffect(() => {
    if (open || !returnFocus.current) return
    returnFocus.current = false
    display.current?.focus()
  }, [open])

  return (
    <span
      {...rest}
      data-slot="inline-edit"
      data-state={open ? 'editing' : 'reading'}
      className={clsx(styles.root, className)}
    >
      {open ? (
        <InlineEditInput
          value={value}
          onCommit={onCommit}
          allowEmpty={allowEmpty}
          validate={validate}
          maxLength={maxLength}
          busy={busy}
          labels={labels}
          onClose={(by) => {
            returnFocus.current = by === 'key'
            setOpen(false)
          }}
        />
      ) : (
        <InlineEditDisplay
          ref={display}
          label={labels.edit(value)}
          value={value}
          startsBy={startsBy}
          disabled={disabled}
          busy={busy}
          onEdit={() => setOpen(true)}
        >
          {children ?? value}
        </InlineEditDisplay>
      )}
    </span>
  )
}
