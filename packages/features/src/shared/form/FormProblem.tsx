import type { ReactNode } from 'react'
import styles from './FormProblem.module.css'

interface FormProblemProps {
  /** Nothing: nothing is seen. */
  readonly children: ReactNode
}

/** Why a form could not be sent. It is beside the button that sends it, so no field moves; read out when it comes. */
export const FormProblem = ({ children }: FormProblemProps) => (
  <div role="alert" className={styles.problem}>
    {children}
  </div>
)
