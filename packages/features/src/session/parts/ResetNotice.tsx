import { CircleAlert } from 'lucide-react'
import type { Failure } from '../../shared/Failure'
import { useDescribeFailure, useTexts } from '../../shared/useHost'
import { sessionErrors } from '../contract'
import { passwordMessages } from '../passwordMessages'
import styles from './FormNotice.module.css'

/** A failure that no field is to blame for. What was typed is still there. */
export function ResetNotice({ failure }: { readonly failure: Failure | undefined }) {
  const texts = useTexts(passwordMessages)
  const describe = useDescribeFailure({
    [sessionErrors.locked]: texts.locked,
    [sessionErrors.sealExpired]: texts.sealExpired,
  })
  return (
    <div role="alert" className={styles.region}>
      {failure && (
        <p className={styles.notice}>
          <CircleAlert aria-hidden="true" />
          {describe(failure)}
        </p>
      )}
    </div>
  )
}
