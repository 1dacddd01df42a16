import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { IconButton } from '../../icon-button'
import { useDialog } from '../DialogContext'
import type { DialogHeaderProps } from '../DialogHeader'
import styles from './Dialog.module.css'

export function BoxHeader({
  title,
  description,
  closeLabel,
  className,
  children,
  ...props
}: DialogHeaderProps) {
  const { titleId } = useDialog()
  return (
    <header {...props} className={clsx(styles.header, className)} data-slot="dialog-header">
      <div className={styles.heading}>
        <RadixDialog.Title id={titleId} className={styles.title}>
          {title}
        </RadixDialog.Title>
        {description !== undefined && (
          <RadixDialog.Description className={styles.description} asChild>
            <div>{description}</div>
          </RadixDialog.Description>
        )}
      </div>
      {children}
      <RadixDialog.Close asChild>
        <IconButton className={styles.close} label={closeLabel} icon={<X />} />
      </RadixDialog.Close>
    </header>
  )
}
