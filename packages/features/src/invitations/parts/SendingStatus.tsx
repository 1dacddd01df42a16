import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { ProgressBar } from '../../shared/screen/ProgressBar'
import { useFormat } from '../../shared/texts/useFormat'
import type { Sending } from '../list/useSending'
import { invitationsMessages } from '../messages'
import styles from './SendingStatus.module.css'

interface SendingStatusProps {
  readonly sending: Sending
  readonly onGoOn: () => void
  readonly onDismiss: () => void
}

/** The progress and the result of a batch. */
export function SendingStatus({ sending, onGoOn, onDismiss }: SendingStatusProps) {
  const texts = useTexts(invitationsMessages)
  const { count } = useFormat()
  const explain = useDescribeFailure()
  if (sending.state === 'idle') return null
  if (sending.state === 'sending') {
    const { sent, all } = sending
    return (
      <section className={styles.status} data-tone="neutral" aria-label={texts.sending(sent, all)}>
        <p role="status" className={styles.title}>
          {texts.sending(sent, all)}
        </p>
        <ProgressBar label={`${count(sent)}/${count(all)}`} done={sent} total={all} />
        <p className={layout.hint}>{texts.sendingHint}</p>
      </section>
    )
  }
  if (sending.state === 'stopped') {
    return (
      <section className={styles.status} data-tone="danger" role="alert">
        <p className={styles.title}>{texts.sendStopped(sending.sent, sending.all)}</p>
        <p className={layout.hint}>{explain(sending.failure)}</p>
        <div className={layout.actions}>
          <Button variant="primary" onClick={onGoOn}>
            {texts.goOn}
          </Button>
        </div>
      </section>
    )
  }
  return (
    <section className={styles.status} data-tone={sending.refused > 0 ? 'warning' : 'success'} role="status">
      <p className={styles.title}>{texts.sentMany(sending.sent)}</p>
      {sending.refused > 0 && <p className={layout.hint}>{texts.notSent(sending.refused)}</p>}
      <div className={layout.actions}>
        <Button asChild>
          <FeatureLink to={pagePaths.invitationRecords}>{texts.seeRecords}</FeatureLink>
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </section>
  )
}
