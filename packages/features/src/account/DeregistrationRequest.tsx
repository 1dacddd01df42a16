import { pagePaths } from '@atrium/contracts/paths'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { sharedMessages } from '../shared/texts/sharedMessages'
import type { Farewell } from './deregistration/api'
import { farewellAtom } from './deregistration/atoms'
import { deregistrationMessages } from './deregistration/messages'
import { DeregistrationBlocks } from './parts/DeregistrationBlocks'
import { DeregistrationForm } from './parts/DeregistrationForm'
import { DeregistrationLoss } from './parts/DeregistrationLoss'
import { RunningLicences } from './parts/RunningLicences'

/** `/logoffAgreement`: requests the closure of the person's account, after showing the losses. */
export function DeregistrationRequest() {
  const texts = useTexts(deregistrationMessages)
  return (
    <Screen
      above={[
        { name: texts.security, to: pagePaths.security },
        { name: texts.notice, to: pagePaths.deregistrationNotice },
      ]}
      name={texts.request}
      width="reading"
    >
      <Content />
    </Screen>
  )
}

function Content() {
  const texts = useTexts(deregistrationMessages)
  const { loading } = useTexts(sharedMessages)
  const [farewell, askAgain] = useAtom(farewellAtom)
  if (farewell.state === 'ready') return <Request farewell={farewell.value} />
  if (farewell.state === 'failed') {
    return <RequestFailure failure={farewell.failure} title={texts.failed} onRetry={askAgain} />
  }
  return (
    <div role="status" aria-label={loading} aria-busy="true">
      <Skeleton shape="block" height={480} />
    </div>
  )
}

/** Blockers come first, because they must be handled. */
function Request({ farewell }: { readonly farewell: Farewell }) {
  const { blocks, loss } = farewell
  const isRunning = loss.licences.length + loss.meetings.length > 0
  return (
    <div className={layout.sections}>
      {blocks.length > 0 && <DeregistrationBlocks blocks={blocks} />}
      <DeregistrationLoss isBrief />
      {isRunning && <RunningLicences licences={loss.licences} meetings={loss.meetings} />}
      {blocks.length === 0 && <DeregistrationForm phone={farewell.phone} />}
    </div>
  )
}
