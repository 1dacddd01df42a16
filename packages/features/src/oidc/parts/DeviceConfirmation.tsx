import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useTitle } from '../../shared/host/useTitle'
import { useAction } from '../../shared/request/useAction'
import { deviceSignInMessages } from '../messages'
import styles from './Oidc.module.css'

interface DeviceConfirmationProps {
  readonly code: string
  /** Name of the application on the device; empty: unknown. */
  readonly application: string
  /** From which network address the device asked; empty: unknown. */
  readonly address: string
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<void>
}

/** Asks whether the person's own device shows the code: somebody may have sent them another one's. */
export function DeviceConfirmation({ code, application, address, onSend }: DeviceConfirmationProps) {
  const texts = useTexts(deviceSignInMessages)
  const describe = useDescribeFailure()
  const title = application ? texts.confirmTitle(application) : texts.confirmTitleUnknown
  useTitle(title, texts.kind)
  const { run, action, busy } = useAction(onSend)
  const [pressed, setPressed] = useState<'confirm' | 'abort'>()
  function answer(decision: 'confirm' | 'abort'): void {
    if (busy) return
    setPressed(decision)
    void run({ user_code: code, [decision]: 'yes' })
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{texts.sameCode}</p>
      </div>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <div className={styles.head}>
        <p className={styles.text}>{texts.careful}</p>
        {address && <p className={styles.small}>{texts.address(address)}</p>}
      </div>
      <Notice tone="danger" role="alert">
        {action.state === 'failed' && describe(action.failure)}
      </Notice>
      <div className={styles.choices}>
        <Button variant="primary" busy={busy && pressed === 'confirm'} onClick={() => answer('confirm')}>
          {texts.confirm}
        </Button>
        <Button busy={busy && pressed === 'abort'} onClick={() => answer('abort')}>
          {texts.abort}
        </Button>
      </div>
    </div>
  )
}
