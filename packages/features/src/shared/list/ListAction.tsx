import { Button, type ButtonProps } from '@atrium/ui/button'
import { use } from 'react'
import { LeaveSheet } from './LeaveSheet'

interface ListActionProps extends Omit<ButtonProps, 'onClick'> {
  /** Opens a dialog or another page. */
  readonly onSelect: () => void
}

/** One of the actions above a list. */
export function ListAction({ onSelect, ...button }: ListActionProps) {
  const leave = use(LeaveSheet)
  return (
    <Button
      {...button}
      onClick={() => {
        onSelect()
        leave?.()
      }}
    />
  )
}
