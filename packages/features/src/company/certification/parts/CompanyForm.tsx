import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import type { FormEvent } from 'react'
import { useTexts } from '../../../shared/host/useHost'
import { certificationMessages } from '../messages'
import type { CompanyRecordContent } from '../record'
import { useCertificationForm } from '../useCertificationForm'
import { useSubmitNotice } from '../useSubmitNotice'
import styles from './CompanyForm.module.css'
import { LicenceField } from './LicenceField'
import { LogoField } from './LogoField'
import { RecordFields } from './RecordFields'

interface CompanyFormProps {
  readonly record: CompanyRecordContent
  /** Asks for the company's state again. */
  readonly onOutdated: () => void
}

/** The form by which a company is certified, the first time and again. */
export function CompanyForm({ record, onOutdated }: CompanyFormProps) {
  const texts = useTexts(certificationMessages)
  const certification = useCertificationForm(record)
  const { draft, licence, sending, logo, setLogo } = certification
  const describe = useSubmitNotice()
  const { action } = sending
  const notice = action.state === 'failed' ? describe(action.failure) : undefined
  const isFirst = (record.detail?.certificationStatus ?? 'uncertified') === 'uncertified'

  function submit(event: FormEvent) {
    void certification.submit(event)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {draft.isRestored && (
        <Notice
          actions={
            <Button size="small" onClick={draft.discard}>
              {texts.discardDraft}
            </Button>
          }
        >
          {texts.restored}
        </Notice>
      )}
      <Card title={texts.companyRecord} description={`${texts.account} ${record.account}`}>
        <RecordFields certification={certification} />
      </Card>
      <Card title={texts.materials}>
        <div className={`${styles.grid} ${styles.materials}`}>
          <LicenceField licence={licence} disabled={sending.busy} />
          <LogoField
            name={record.name}
            present={record.detail?.logoPath ?? undefined}
            chosen={logo}
            onChange={setLogo}
          />
        </div>
      </Card>
      {notice && (
        <Notice
          tone="danger"
          role="alert"
          actions={
            notice.isOutdated && (
              <Button size="small" onClick={onOutdated}>
                {texts.seeLatest}
              </Button>
            )
          }
        >
          {notice.text}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={sending.busy}>
          {isFirst ? texts.submit : texts.resubmit}
        </Button>
      </div>
    </form>
  )
}
