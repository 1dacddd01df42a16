import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtomValue } from 'jotai'
import { UserX } from 'lucide-react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { KeptNumbers } from '../shared/texts/KeptNumbers'
import { useFormat } from '../shared/texts/useFormat'
import { farewellAtom, noticeAtom, submittedAtom } from './deregistration/atoms'
import { deregistrationMessages } from './deregistration/messages'
import { useAccountHost } from './parts/AccountHost'
import { Deed } from './parts/Deed'
import { DeregistrationBlocks } from './parts/DeregistrationBlocks'
import { DeregistrationLoss } from './parts/DeregistrationLoss'
import { NoticeSkeleton } from './parts/NoticeSkeleton'
import { RunningLicences } from './parts/RunningLicences'
import { TextSection } from './parts/TextSection'

/** `/personalogoffTippage`: explains the closure of a person's account, for everybody; and what prevents theirs. */
export function DeregistrationNotice() {
  const texts = useTexts(deregistrationMessages)
  const { isSignedIn } = useAccountHost()
  const isSubmitted = useAtomValue(submittedAtom) !== undefined
  return (
    <Screen above={[{ name: texts.security, to: pagePaths.security }]} name={texts.notice} width="reading">
      <div className={layout.sections}>
        {isSignedIn ? <Own /> : isSubmitted ? <Strangers /> : <Anybodys />}
      </div>
    </Screen>
  )
}

/**
 * The person was signed out by their request: shows when the account ends, if the service confirms the date in
 * the address.
 */
function Strangers() {
  const notice = useAtomValue(noticeAtom)
  if (notice.state === 'loading') return <NoticeSkeleton />
  const endsAt = notice.state === 'ready' ? notice.value : null
  return endsAt === null ? <Anybodys /> : <DeregistrationSubmitted endsAt={endsAt} />
}

function Anybodys() {
  const texts = useTexts(deregistrationMessages)
  return (
    <>
      <TextSection title={texts.ends} text={texts.endsList} kind="goes" />
      <TextSection title={texts.stays} text={texts.staysList} kind="stays" />
      <TextSection title={texts.before} text={texts.beforeList} />
      <End />
    </>
  )
}

/** Companies that the person leads, and open orders, come first: those must be handled. */
function Own() {
  const texts = useTexts(deregistrationMessages)
  const farewell = useAtomValue(farewellAtom)
  if (farewell.state === 'loading') return <NoticeSkeleton />
  // The request reports failures.
  const { blocks = [], loss } = farewell.state === 'ready' ? farewell.value : {}
  const isRunning = loss && loss.licences.length + loss.meetings.length > 0
  return (
    <>
      {blocks.length > 0 && <DeregistrationBlocks blocks={blocks} />}
      <DeregistrationLoss />
      {isRunning && <RunningLicences licences={loss.licences} meetings={loss.meetings} />}
      <TextSection title={texts.stays} text={texts.staysList} kind="stays" />
      <End isBlocked={blocks.length > 0} />
    </>
  )
}

function End({ isBlocked = false }: { readonly isBlocked?: boolean }) {
  const texts = useTexts(deregistrationMessages)
  return (
    <Deed
      title={texts.request}
      icon={<UserX />}
      hint={isBlocked ? texts.blocked : texts.deedHint}
      label={texts.toRequest}
      to={isBlocked ? undefined : pagePaths.deregistrationRequest}
    />
  )
}

/** After the request: when the account ends, and how to keep it until then. */
function DeregistrationSubmitted({ endsAt }: { readonly endsAt: string }) {
  const texts = useTexts(deregistrationMessages)
  const { timestamp } = useFormat()
  return (
    <Card>
      <EmptyState
        title={texts.submitted}
        description={<KeptNumbers>{texts.submittedText(timestamp(endsAt))}</KeptNumbers>}
        action={
          <Button asChild variant="primary">
            <FeatureLink to={pagePaths.login}>{texts.signInToKeep}</FeatureLink>
          </Button>
        }
      />
    </Card>
  )
}
