import { Button } from '@atrium/ui/button'
import { useTexts } from '../../shared/host/useKept'
import { useTitle } from '../../shared/host/useTitle'
import { deviceSignInMessages } from '../messages'
import styles from './Oidc.module.css'

interface DeviceDoneProps {
  /** Name of the application on the device; empty: unknown. */
  readonly application: string
  /** Leads to the sign-in on another device. */
  readonly onBegin: () => void
}

export function DeviceDone({ application, onBegin }: DeviceDoneProps) {
  const texts = useTexts(deviceSignInMessages)
  useTitle(texts.doneTitle)
  return (
    <div className={styles.panel}>
      <div className={styles.head} role="status">
        <h1 className={styles.title}>{texts.doneTitle}</h1>
        <p className={styles.text}>{application ? texts.doneText(application) : texts.doneTextUnknown}</p>
      </div>
      <div className={styles.choices}>
        <Button onClick={onBegin}>{texts.another}</Button>
      </div>
    </div>
  )
}
