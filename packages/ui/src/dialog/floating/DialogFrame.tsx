import type { ReactNode, SubmitEventHandler } from 'react'
import styles from './Dialog.module.css'

interface DialogFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement> | undefined
  children: ReactNode
}

/** The parts of a dialog in a column; a form if the dialog is submitted. */
export function DialogFrame({ onSubmit, children }: DialogFrameProps) {
  if (!onSubmit) return <div className={styles.frame}>{children}</div>
  return (
    <form
      className={styles.frame}
      noValidate
      onSubmit={(event) => {
        // React lets events climb out of a nested dialog, through portals: only our own form counts.
        if (event.target === event.currentTarget) onSubmit(event)
      }}
    >
      {children}
    </form>
  )
}
