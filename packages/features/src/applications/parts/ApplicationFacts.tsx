import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import layout from '../../shared/screen/Layout.module.css'
import { PersonHead } from '../../shared/screen/PersonHead'
import { useFormat } from '../../shared/texts/useFormat'
import type { ApplicationDetails } from '../api'
import { applicationsMessages } from '../messages'

/** What is known of an application; undefined while it is on its way. */
export function ApplicationFacts({ application }: { readonly application: ApplicationDetails | undefined }) {
  const texts = useTexts(applicationsMessages)
  const { timestamp } = useFormat()
  const fact = (show: (known: ApplicationDetails) => ReactNode) =>
    application ? show(application) : <Skeleton width="60%" />
  const isDecided = application !== undefined && application.status !== 'awaitingApproval'
  return (
    <div className={layout.stack}>
      <PersonHead person={application} picture={application?.picture} />
      <DescriptionList columns={2} aria-busy={application === undefined}>
        <DescriptionItem term={texts.department}>
          {fact((known) => (
            <DepartmentCell path={known.department} />
          ))}
        </DescriptionItem>
        <DescriptionItem term={texts.inviter}>{fact((known) => known.inviterName)}</DescriptionItem>
        <DescriptionItem term={texts.appliedAt}>
          {fact((known) => timestamp(known.appliedAt))}
        </DescriptionItem>
        <DescriptionItem term={texts.linkCreatedAt}>
          {fact((known) => known.linkCreatedAt && timestamp(known.linkCreatedAt))}
        </DescriptionItem>
        {isDecided && (
          <>
            <DescriptionItem term={texts.auditor}>{application.auditorName}</DescriptionItem>
            <DescriptionItem term={texts.auditedAt}>
              {application.auditedAt && timestamp(application.auditedAt)}
            </DescriptionItem>
          </>
        )}
        {application?.status === 'rejected' && (
          <DescriptionItem term={texts.reason}>{application.reason}</DescriptionItem>
        )}
      </DescriptionList>
    </div>
  )
}
