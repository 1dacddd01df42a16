import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { use } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import layout from '../../../shared/screen/Layout.module.css'
import { CatalogueHostContext } from '../../parts/CatalogueHost'
import type { WholeMeeting } from '../api'
import { ownMeetingAtom } from '../atoms'
import { meetingMessages } from '../messages'
import { OwnPlace } from './OwnPlace'
import { RegistrationForm } from './RegistrationForm'

interface RegistrationCardProps {
  readonly meeting: WholeMeeting
}

/** Time, place, places left, the person's state, and the next action. */
export function RegistrationCard({ meeting }: RegistrationCardProps) {
  const texts = useTexts(meetingMessages)
  const { isSignedIn } = use(CatalogueHostContext)
  const { status, placesLeft, placeCount, waitingCount } = meeting
  return (
    <Card title={texts.application}>
      <div className={layout.stack}>
        {(status === 'open' || status === 'full') && (
          <DescriptionList columns={1} termWidth="72px">
            <DescriptionItem term={texts.places}>
              {status === 'open'
                ? texts.placesOf(placesLeft, placeCount)
                : texts.fullOf(placeCount, waitingCount)}
            </DescriptionItem>
          </DescriptionList>
        )}
        {isSignedIn ? (
          <Asked meeting={meeting} />
        ) : (
          <Applying meeting={meeting} person={{ name: '', phone: '' }} />
        )}
      </div>
    </Card>
  )
}

function Asked({ meeting }: RegistrationCardProps) {
  const texts = useTexts(meetingMessages)
  const [own, askAgain] = useAtom(ownMeetingAtom)
  if (own.state === 'loading') return <Skeleton shape="block" height={424} />
  if (own.state === 'failed')
    return <RequestFailure failure={own.failure} title={texts.applicationFailed} onRetry={askAgain} />
  const { application, person } = own.value
  if (application && application.status !== 'withdrawn')
    return <OwnPlace meeting={meeting} application={application} />
  return <Applying meeting={meeting} person={person} wasWithdrawn={application !== null} />
}

interface ApplyingProps extends RegistrationCardProps {
  readonly person: { readonly name: string; readonly phone: string }
  readonly wasWithdrawn?: boolean
}

function Applying({ meeting, person, wasWithdrawn = false }: ApplyingProps) {
  const texts = useTexts(meetingMessages)
  const { isSignedIn, onSignIn } = use(CatalogueHostContext)
  const { status } = meeting
  if (status === 'begun' || status === 'over') return <p className={layout.hint}>{texts[`${status}Hint`]}</p>
  return (
    <>
      {wasWithdrawn && <p className={layout.hint}>{texts.withdrawnHint}</p>}
      {status === 'full' && <p className={layout.hint}>{texts.fullHint}</p>}
      {(isSignedIn || onSignIn) && <RegistrationForm meeting={meeting} person={person} />}
    </>
  )
}
