import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog, DialogContent, type DialogContentProps } from '../dialog'
import type { CommandGroup, CommandItem } from './CommandItem'
import { CommandList } from './CommandList'
import styles from './CommandPalette.module.css'

export interface CommandPaletteLabels {
  /** Names the palette. */
  title: string
  /** Names the field. */
  field: string
  /** Stands in the empty field. */
  placeholder: string
  /** Names the list of what can be chosen. */
  list: string
  /** The button that closes the palette. */
  close: string
  /** Said when the list changes. */
  count: (items: number) => string
}

export interface CommandPaletteProps<I extends CommandItem>
  extends Omit<DialogContentProps, 'children' | 'onSubmit' | 'width'> {
  /** Whether it is open. */
  open: boolean
  /** Called with the wanted state after Escape, a press outside, or the button. */
  onOpenChange: (open: boolean) => void
  /** What is typed. */
  value: string
  onValueChange: (value: string) => void
  /** What fits to it, by its kind; the caller finds it. Groups without items are not shown. */
  groups: readonly CommandGroup<I>[]
  /** One was chosen. The palette doesn't close by itself. */
  onPick: (item: I) => void
  /** What fits is being looked for. Default: false. */
  busy?: boolean
  /** The most code points that can be typed. Default: no limit. */
  maxLength?: number
  /** Stands below what was found: why it is nothing, or that it can't be found out. Default: nothing. */
  children?: ReactNode
  labels: CommandPaletteLabels
}

/**
 * Finds something by typing, and takes one there: arrows, Home and End move, Enter and a press choose, Escape closes.
 * The focus stays in the field. Under 480 px it fills the window.
 */
export function CommandPalette<I extends CommandItem>({
  open,
  onOpenChange,
  value,
  onValueChange,
  groups,
  onPick,
  busy = false,
  maxLength,
  labels,
  className,
  children,
  ...props
}: CommandPaletteProps<I>) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        width={640}
        {...props}
        aria-label={labels.title}
        aria-labelledby={undefined}
        aria-describedby={undefined}
        className={clsx(styles.palette, className)}
        data-busy={busy || undefined}
      >
        {/* The name is on the box: a title for whoever looks for one by its element. */}
        <RadixDialog.Title className={styles.heard}>{labels.title}</RadixDialog.Title>
        <CommandList
          value={value}
          onValueChange={onValueChange}
          groups={groups}
          onPick={onPick}
          busy={busy}
          maxLength={maxLength}
          labels={labels}
        >
          {children}
        </CommandList>
      </DialogContent>
    </Dialog>
  )
}
