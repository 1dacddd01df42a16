import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { secondStepAtom } from './atoms'
import { secondStepMessages } from './messages'
import { AuthenticatorSection } from './parts/AuthenticatorSection'
import { PasskeySection } from './parts/PasskeySection'

export interface SecondStepSettingsProps {
  /** The account, which the saved recovery codes name. */
  readonly account: string
}

/** Two sections of an account's settings: its second step, and its passkeys. */
export function SecondStepSettings({ account }: SecondStepSettingsProps) {
  const texts = useTexts(secondStepMessages)
  const { loading } = useTexts(sharedMessages)
  const [told, askAgain] = useAtom(secondStepAtom)
  const isNarrow = useNarrowWindow()
  if (told.state === 'failed') {
    return <RequestFailure failure={told.failure} title={texts.failed} onRetry={askAgain} />
  }
  if (told.state === 'loading') {
    return (
      <div role="status" aria-label={loading} aria-busy="true">
        <Skeleton shape="block" height={isNarrow ? 334 : 286} />
      </div>
    )
  }
  return (
    <div className={layout.sections}>
      <AuthenticatorSection secondStep={told.value} account={account} />
      <PasskeySection passkeys={told.value.passkeys} />
    </div>
  )
}
