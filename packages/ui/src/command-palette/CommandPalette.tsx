import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { Dialog, DialogContent } from '../dialog'
import type { CommandItem } from './CommandItem'
import { CommandList } from './CommandList'
import styles from './CommandPalette.module.css'
import type { CommandPaletteProps } from './CommandPaletteProps'

/**
 * Searches while people type, and opens a result. Arrows, Home and End move, Enter and a press choose, Escape
 * closes. The focus stays in the field. Below 480 px it fills the window.
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
        {/* The box already has the name; Radix requires a title element. */}
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
