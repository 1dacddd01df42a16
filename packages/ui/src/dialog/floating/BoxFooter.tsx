import { clsx } from 'clsx'
import type { DialogFooterProps } from '../DialogFooter'
import styles from './Dialog.module.css'

export function BoxFooter({ className, ...props }: DialogFooterProps) {
  return <footer {...props} className={clsx(styles.footer, className)} data-slot="dialog-footer" />
}
