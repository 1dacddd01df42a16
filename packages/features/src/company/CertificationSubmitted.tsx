import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { CircleCheck, Info } from 'lucide-react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useEvent } from '../shared/request/useEvent'
import { Screen } from '../shared/screen/Screen'
import { recordAtom } from './certification/atoms'
import { certificationMessages } from './certification/messages'
import { companyMessages } from './messages'
import { FormSkeleton } from './parts/FormSkeleton'
import { companyRoutes } from './routes'

/** `/companyRouteCallback`: where a submission leads. Opened by its address, it says what is true by then. */
export function CertificationSubmitted() {
  const texts = useTexts(companyMessages)
  const words = useTexts(certificationMessages)
  const [record, askAgain] = useAtom(recordAtom)
  const isPending = record.state === 'ready' && record.value.detail?.certificatationStatus === 1
  // The result of a review comes with a message.
  useEvent('OnMessage', () => isPending && askAgain())
  return (
    <Screen
      above={[{ name: texts.enterprise }, { name: texts.information, to: companyRoutes.information }]}
      name={texts.certification}
    >
      {record.state === 'loading' && <FormSkeleton />}
      {record.state === 'failed' && (
        <RequestFailure failure={record.failure} title={texts.informationFailed} onRetry={askAgain} />
      )}
      {record.state === 'ready' && (
        <Card>
          <EmptyState
            icon={isPending ? <CircleCheck /> : <Info />}
            title={isPending ? words.doneTitle : words.doneNothing}
            description={isPending ? words.doneText : words.doneNothingText}
            action={
              <>
                <Button variant="primary" asChild>
                  <FeatureLink to={companyRoutes.information}>{words.toInformation}</FeatureLink>
                </Button>
                <Button asChild>
                  <FeatureLink to={companyRoutes.home}>{words.toHome}</FeatureLink>
                </Button>
              </>
            }
          />
        </Card>
      )}
    </Screen>
  )
}
