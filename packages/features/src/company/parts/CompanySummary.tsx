import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Link } from '@atrium/ui/link'
import { ProgressRing } from '@atrium/ui/progress-ring'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { CompanyHomeContent } from '../api'
import { companyMessages } from '../messages'
import { companyRoutes } from '../routes'
import styles from './CompanySummary.module.css'

export function CompanySummary({ content }: { readonly content: CompanyHomeContent }) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  const { offers } = useHost()
  const isComplete = content.completion === 100
  return (
    <Card>
      <div className={styles.summary}>
        <div className={styles.completion}>
          <ProgressRing value={content.completion} label={texts.completion} size={110} />
          <span className={styles.caption}>{texts.completion}</span>
        </div>
        <div className={styles.title}>
          <p className={styles.name}>{content.companyName}</p>
          <p className={styles.hint}>
            {isComplete ? texts.completionDone : texts.completionHint}{' '}
            {!isComplete && offers(companyRoutes.information) && (
              <Link asChild>
                <FeatureLink to={companyRoutes.information}>{texts.completeRecord}</FeatureLink>
              </Link>
            )}
          </p>
        </div>
        <DescriptionList className={styles.facts} columns={3} layout="above">
          <DescriptionItem term={texts.account}>{content.companyAccount}</DescriptionItem>
          <DescriptionItem term={texts.companyName}>{content.companyName}</DescriptionItem>
          <DescriptionItem term={texts.code}>{content.creditCode}</DescriptionItem>
          <DescriptionItem term={texts.lastLogin}>{format.timestamp(content.lastSignInAt)}</DescriptionItem>
          <DescriptionItem term={texts.registered}>{format.timestamp(content.registeredAt)}</DescriptionItem>
        </DescriptionList>
      </div>
    </Card>
  )
}
