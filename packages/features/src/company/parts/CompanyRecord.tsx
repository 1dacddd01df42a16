import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { EmptyState } from '@atrium/ui/empty-state'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { CompanyDetail } from '../api'
import { companyMessages } from '../messages'
import styles from './CompanyRecord.module.css'

/** The record; null: nothing was submitted. */
export function CompanyRecord({ detail }: { readonly detail: CompanyDetail | null }) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  if (!detail) {
    return (
      <Card title={texts.record}>
        <EmptyState title={texts.nothingSubmitted} description={texts['certification.uncertified']} />
      </Card>
    )
  }
  return (
    <Card title={texts.record}>
      <div className={styles.company}>
        <Avatar
          name={detail.companyName}
          src={detail.logoPath ?? undefined}
          size="large"
          shape="square"
          decorative
        />
        <p className={layout.title}>{detail.companyName}</p>
      </div>
      <DescriptionList columns={2} termWidth="128px">
        <DescriptionItem term={texts.account}>{detail.companyAccount}</DescriptionItem>
        <DescriptionItem term={texts.code}>{detail.creditCode}</DescriptionItem>
        <DescriptionItem term={texts.contactPerson}>{detail.contactPerson}</DescriptionItem>
        <DescriptionItem term={texts.contactPhone}>{detail.contactPhone}</DescriptionItem>
        <DescriptionItem term={texts.address}>{wholeAddress(detail)}</DescriptionItem>
        <DescriptionItem term={texts.remark}>{detail.remark}</DescriptionItem>
        <DescriptionItem term={texts.created}>{format.timestamp(detail.createdAt)}</DescriptionItem>
        <DescriptionItem term={texts.submitted}>{format.timestamp(detail.submittedAt)}</DescriptionItem>
        <DescriptionItem term={texts.audited}>{format.timestamp(detail.auditedAt)}</DescriptionItem>
        <DescriptionItem term={texts.auditDetail}>{detail.auditDetail}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

/** A municipality is both province and city, so it is named once. */
function wholeAddress({ address: { province, city, district, detailedAddress } }: CompanyDetail): string {
  const region = province === city ? [province] : [province, city]
  return [...region, district, detailedAddress].filter(Boolean).join(' ')
}
