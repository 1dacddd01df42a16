import { Card } from '@atrium/ui/card'
import { useTexts } from '../../shared/useHost'
import type { CertificationStatus } from '../atoms'
import { companyMessages } from '../messages'
import styles from './CertificationGuide.module.css'

/** How to get certified, or to have the record changed: by customer service. */
export function CertificationGuide({ status }: { readonly status: CertificationStatus }) {
  const texts = useTexts(companyMessages)
  if (status === 1) {
    return (
      <Card title={texts.certification}>
        <p className={styles.text}>{texts.pendingHint}</p>
      </Card>
    )
  }
  return (
    <Card
      title={status === 0 ? texts.howToCertify : texts.howToChange}
      footer={texts.service(texts.hotline, texts.email)}
    >
      {status === 2 && <p className={styles.text}>{texts.certification2}</p>}
      <ol className={styles.steps}>
        <li>{texts.step1}</li>
        <li>{texts.step2}</li>
        <li>{texts.step3}</li>
      </ol>
    </Card>
  )
}
