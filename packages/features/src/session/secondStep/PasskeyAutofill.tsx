import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useAction } from '../../shared/request/useAction'
import { useSession } from '../SessionContext'
import { signInByPasskeyAtom } from './atoms'

interface PasskeyAutofillProps {
  readonly onSignedIn: () => void
}

/**
 * Lets the browser offer the person's passkeys among the accounts that it fills in. What goes wrong says nothing: who
 * types a password isn't disturbed.
 */
export function PasskeyAutofill({ onSignedIn }: PasskeyAutofillProps) {
  const session = useSession()
  const { run } = useAction(useSetAtom(signInByPasskeyAtom))
  const offer = useEffectEvent(async () => {
    const result = await run({ devices: session.getDevices(), autofill: true })
    if (!result.done || session.getState().state === 'signedIn') return
    onSignedIn()
    session.begin(result.value)
  })
  useEffect(() => void offer(), [])
  return null
}
