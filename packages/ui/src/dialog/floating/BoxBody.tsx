import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import type { DialogBodyProps } from '../DialogBody'
import { useDialog } from '../DialogContext'
import styles from './Dialog.module.css'
import { useScrolls } from './useScrolls'

/** The scrolling part. While it can scroll, it is focusable, for the arrow keys. */
export function BoxBody({ ref, className, ...props }: DialogBodyProps) {
  const { titleId } = useDialog()
  const [scrollRef, scrolls] = useScrolls()
  const composedRef = useComposedRefs(ref, scrollRef)
  return (
    <div
      {...(scrolls && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}
      {...props}
      ref={composedRef}
      className={clsx(styles.body, className)}
      data-slot="dialog-body"
    />
  )
}
