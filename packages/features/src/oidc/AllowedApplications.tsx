import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { FewFirst } from '../shared/screen/FewFirst'
import { allowedApplicationsAtom } from './atoms'
import { allowedMessages } from './messages'
import { AllowedRow } from './parts/AllowedRow'

/** A section of the security centre: the applications that sign the person in, and what each may learn. */
export function AllowedApplications() {
  const texts = useTexts(allowedMessages)
  const [request, askAgain] = useAtom(allowedApplicationsAtom)
  const rows = request.state === 'ready' ? request.value : []
  return (
    <Card title={texts.title} description={texts.hint} padding={rows.length > 0 ? 'none' : 'normal'}>
      {request.state === 'loading' && <Skeleton shape="block" height={120} />}
      {request.state === 'failed' && (
        <RequestFailure failure={request.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {request.state === 'ready' &&
        (rows.length === 0 ? (
          <EmptyState drawing="products" title={texts.empty} />
        ) : (
          <FewFirst rows={rows} labels={texts}>
            {(application) => <AllowedRow key={application.applicationId} application={application} />}
          </FewFirst>
        ))}
    </Card>
  )
}
