import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useDeferred } from '../overlay/useDeferred'
import { editor } from './editor'
import styles from './InlineEdit.module.css'
import { InlineEditDisplay } from './InlineEditDisplay'
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
  const loaded = useDeferred(editor, open, () => setOpen(false))

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
      {open && loaded ? (
        <loaded.InlineEditInput
          {...{ value, onCommit, allowEmpty, validate, maxLength, busy, labels }}
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
          busy={busy || open}
          onPreload={editor.preload}
          onEdit={() => setOpen(true)}
        >
          {children ?? value}
        </InlineEditDisplay>
      )}
    </span>
  )
}
