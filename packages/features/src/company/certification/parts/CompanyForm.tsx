import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import type { ReactNode } from 'react'
import { FormBar } from '../../../shared/form/FormBar'
import { useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { certificationMessages } from '../messages'
import type { CompanyRecordContent } from '../record'
import { useCertificationForm } from '../useCertificationForm'
import styles from './CompanyForm.module.css'
import { LicenceField } from './LicenceField'
import { LogoField } from './LogoField'
import { RecordFields } from './RecordFields'

interface CompanyFormProps {
  readonly record: CompanyRecordContent
  /** Reloads the company's state. */
  readonly onOutdated: () => void
  /** Content before the fields, in their card. Default: nothing. */
  readonly children?: ReactNode
}

/** The form for certifying a company, for the first time or again. */
export function CompanyForm({ record, onOutdated, children }: CompanyFormProps) {
  const texts = useTexts(certificationMessages)
  const certification = useCertificationForm(record)
  const { form } = certification
  const isFirst = (record.detail?.certificationStatus ?? 'uncertified') === 'uncertified'

  return (
    <form className={layout.sections} noValidate onSubmit={form.submit}>
      {form.isRestored && <Notice>{texts.restored}</Notice>}
      <SettingsSection
        title={texts.companyRecord}
        description={<KeptNumbers also={record.account}>{texts.recordHint(record.account)}</KeptNumbers>}
      >
        <div className={layout.stack}>
          {children}
          <RecordFields certification={certification} />
        </div>
      </SettingsSection>
      <SettingsSection title={texts.materials} description={texts.materialsHint}>
        <div className={`${layout.fieldGrid} ${styles.materials}`}>
          <LicenceField certification={certification} />
          <LogoField
            name={record.name}
            present={record.detail?.logoPath ?? undefined}
            chosen={form.values.logo}
            onChange={(logo) => form.set('logo', logo)}
          />
        </div>
      </SettingsSection>
      <FormBar form={form} problem={form.problem} submitLabel={isFirst ? texts.submit : texts.resubmit}>
        {form.problem && certification.isOutdated && <Button onClick={onOutdated}>{texts.seeLatest}</Button>}
      </FormBar>
    </form>
  )
}
