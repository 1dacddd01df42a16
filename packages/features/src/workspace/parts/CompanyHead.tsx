import { Avatar } from '@atrium/ui/avatar'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useTexts } from '../../shared/host/useHost'
import type { Company } from '../api'
import { workspaceMessages } from '../messages'
import styles from './CompanyHead.module.css'

const nameLimit = 8

/** Whose menu it is: the company, and what the person is in it. */
export function CompanyHead({ company }: { readonly company: Company }) {
  const texts = useTexts(workspaceMessages)
  return (
    <div className={styles.head}>
      <Avatar name={company.companyName} src={company.logoPath ?? undefined} shape="square" decorative />
      <div className={styles.words}>
        <TruncatedText limit={nameLimit} className={styles.name}>
          {company.companyName}
        </TruncatedText>
        <span className={styles.role}>{texts[company.role]}</span>
      </div>
    </div>
  )
}
