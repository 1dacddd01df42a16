import { SecondStepSettings } from '@atrium/features/secondStep'
import { useSessionState } from '@atrium/features/session'
import { Area } from '../area'
import { useSite } from '../site'

/** The second step of a person's sign-in, and their passkeys. */
export const SecondStep = () => <Area screens={screens} />

function Settings() {
  const state = useSessionState(useSite().session)
  return <SecondStepSettings account={'userAccount' in state ? state.userAccount : ''} />
}

const screens = { '': <Settings /> }
