import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { ProgressRing } from '@atrium/ui/progress-ring'
import { useFormat, useTexts } from '../../shared/useHost'
import type { CompanyHomeContent } from '../atoms'
import { companyMessages } from '../messages'
import styles from './CompanySummary.module.css'

export function CompanySummary({ content }: { readonly content: CompanyHomeContent }) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  return (
    <Card>
      <div className={styles.summary}>
        <div className={styles.completion}>
          <ProgressRing value={content.completion} label={texts.completion} size={110} />
          <span className={styles.caption}>{texts.completion}</span>
        </div>
        <div className={styles.record}>
          <p className={styles.name}>{content.enterpriseName}</p>
          <p className={styles.hint}>
            {content.completion === 100 ? texts.completionDone : texts.completionHint}
          </p>
          <DescriptionList columns={2} termWidth="116px">
            <DescriptionItem term={texts.account}>{content.enterpriseAccount}</DescriptionItem>
            <DescriptionItem term={texts.companyName}>{content.enterpriseName}</DescriptionItem>
            <DescriptionItem term={texts.code}>{content.enterpriseCode}</DescriptionItem>
            <DescriptionItem term={texts.lastLogin}>
              {format.timestamp(content.lastLoginTime)}
            </DescriptionItem>
            <DescriptionItem term={texts.registered}>{format.timestamp(content.registTime)}</DescriptionItem>
          </DescriptionList>
        </div>
      </div>
    </Card>
  )
}
