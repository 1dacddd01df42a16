import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useCovers, useTexts } from '../shared/host/useKept'
import { DepartmentCell } from '../shared/list/cells/DepartmentCell'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { PersonHead } from '../shared/screen/PersonHead'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import type { ApplicationDetails } from './api'
import { decideAtom } from './applicationList'
import { applicationAtom } from './atoms'
import { applicationsMessages } from './messages'
import { ApplicationStatus } from './parts/ApplicationStatus'
import { DecisionDialogs } from './parts/DecisionDialogs'
import { useFreshApplications } from './parts/useFreshApplications'

/** `/applyDetail`: one application, and the decision. */
export function ApplicationDetail() {
  const texts = useTexts(applicationsMessages)
  const [request, refresh] = useAtom(applicationAtom)
  useFreshApplications()
  const application = request.state === 'ready' ? request.value : undefined
  return (
    <Screen
      above={[
        { name: texts.enterprise },
        { name: texts.memberManagement, to: pagePaths.memberManagement },
        { name: texts.applications, to: pagePaths.memberApplications },
      ]}
      name={texts.detail}
      status={application && <ApplicationStatus status={application.status} />}
    >
      <Card footer={application?.status === 'awaitingApproval' && <Decide application={application} />}>
        {request.state === 'failed' ? (
          <RequestFailure
            failure={request.failure}
            title={request.failure.kind === 'missing' ? texts.detailMissing : texts.detailFailed}
            missing={{
              hint: texts.detailMissingHint,
              action: <ReturnButton to={pagePaths.memberApplications} />,
            }}
            onRetry={refresh}
          />
        ) : (
          <ApplicationFacts application={application} />
        )}
      </Card>
      <DecisionDialogs />
    </Screen>
  )
}

function Decide({ application }: { readonly application: ApplicationDetails }) {
  const texts = useTexts(applicationsMessages)
  const decide = useSetAtom(decideAtom)
  const mayDecide = useCovers('applications:write')
  if (!mayDecide) return null
  return (
    <div className={layout.ending}>
      <Button variant="primary" onClick={() => decide('approve', [application])}>
        {texts.approve}
      </Button>
      <Button tone="danger" onClick={() => decide('refuse', [application])}>
        {texts.refuse}
      </Button>
    </div>
  )
}

/** The facts of an application; undefined while loading. */
function ApplicationFacts({ application }: { readonly application: ApplicationDetails | undefined }) {
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
