import type { ReactNode } from 'react'
import styles from './FormProblem.module.css'

interface FormProblemProps {
  /** Empty: renders nothing visible. */
  readonly children: ReactNode
}

/** Why a form could not be submitted. Beside the submit button, so that no field moves; announced when it appears. */
export const FormProblem = ({ children }: FormProblemProps) => (
  <div role="alert" className={styles.problem}>
    {children}
  </div>
)
