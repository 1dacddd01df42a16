import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtom, useSetAtom } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import type { ApplicationDetails } from './api'
import { applicationAtom } from './atoms'
import { applicationsMessages } from './messages'
import { ApplicationFacts } from './parts/ApplicationFacts'
import { ApplicationStatus } from './parts/ApplicationStatus'
import { DecisionDialogs } from './parts/DecisionDialogs'
import { decideAtom } from './parts/decision'
import { useFreshApplications } from './parts/useFreshApplications'

/** `/applyDetail`: one application, and the answer to it. */
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
