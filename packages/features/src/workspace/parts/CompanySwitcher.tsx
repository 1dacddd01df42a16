import { Avatar } from '@atrium/ui/avatar'
import { Select } from '@atrium/ui/select'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useTexts } from '../../shared/useHost'
import type { Company } from '../atoms'
import { workspaceMessages } from '../messages'
import { useEnterCompany } from '../useEnterCompany'
import styles from './CompanySwitcher.module.css'

const nameLimit = 12

interface CompanySwitcherProps {
  readonly companies: readonly Company[]
  readonly current: Company | undefined
}

/** The company's logo and name; a choice of companies for those who belong to several. */
export function CompanySwitcher({ companies, current }: CompanySwitcherProps) {
  const texts = useTexts(workspaceMessages)
  const { enterCompany, busy } = useEnterCompany()
  const logo = current && (
    <Avatar
      name={current.enterpriseName}
      src={current.logoImageInAliyunOSSViewPath ?? undefined}
      size="small"
      shape="square"
      decorative
      className={styles.logo}
    />
  )

  if (companies.length < 2) {
    return (
      <>
        {logo}
        <TruncatedText limit={nameLimit} className={styles.name}>
          {current?.enterpriseName ?? texts.personalSpace}
        </TruncatedText>
      </>
    )
  }
  return (
    <>
      {logo}
      <Select
        className={styles.select}
        aria-label={texts.switchCompany}
        placeholder={texts.chooseCompany}
        value={current?.enterpriseId ?? ''}
        busy={busy}
        onValueChange={enterCompany}
        options={companies.map((company) => ({
          value: company.enterpriseId,
          textValue: company.enterpriseName,
          label: (
            <TruncatedText limit={nameLimit} focusable={false}>
              {company.enterpriseName}
            </TruncatedText>
          ),
        }))}
      />
    </>
  )
}
