import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { useTexts } from '../../../shared/host/useHost'
import layout from '../../../shared/screen/Layout.module.css'
import { certificationMessages } from '../messages'
import type { CompanyRecordContent } from '../record'
import { useCertificationForm } from '../useCertificationForm'
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
  const { form } = certification
  const isFirst = (record.detail?.certificationStatus ?? 'uncertified') === 'uncertified'

  return (
    <form className={layout.stack} noValidate onSubmit={form.submit}>
      {form.isRestored && (
        <Notice
          actions={
            <Button size="small" onClick={form.discard}>
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
          <LicenceField certification={certification} />
          <LogoField
            name={record.name}
            present={record.detail?.logoPath ?? undefined}
            chosen={form.values.logo}
            onChange={(logo) => form.set('logo', logo)}
          />
        </div>
      </Card>
      {form.problem && (
        <Notice
          tone="danger"
          role="alert"
          actions={
            certification.isOutdated && (
              <Button size="small" onClick={onOutdated}>
                {texts.seeLatest}
              </Button>
            )
          }
        >
          {form.problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {isFirst ? texts.submit : texts.resubmit}
        </Button>
      </div>
    </form>
  )
}
