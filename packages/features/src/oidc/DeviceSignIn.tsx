import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../shared/host/useKept'
import { deviceSignInMessages } from './messages'
import { DeviceCode } from './parts/DeviceCode'
import { DeviceConfirmation } from './parts/DeviceConfirmation'
import { DeviceDone } from './parts/DeviceDone'
import { OidcFrame } from './parts/OidcFrame'
import { devicePath, type ProviderForm } from './parts/providerForms'
import { readFragment } from './parts/readFragment'
import { Waiting } from './parts/Waiting'

export interface DeviceSignInProps {
  /** Of the address, without the leading `#`: what the provider knows of the device. */
  readonly fragment: string
  /** Sends a form to the provider; resolves with the address to go on to, or rejects with a `Failure`. */
  readonly onSend: (form: ProviderForm) => Promise<string>
  /** Leads to an address; Back doesn't return here. */
  readonly onLeave: (address: string) => void
  /** Controls of the host in a corner, such as the language. */
  readonly corner?: ReactNode
}

/** `/deviceSignIn`: signs a person in on a device that shows a code. */
export function DeviceSignIn({ fragment, onSend, onLeave, corner }: DeviceSignInProps) {
  const texts = useTexts(deviceSignInMessages)
  const facts = readFragment(fragment)
  const xsrf = facts.word('xsrf')
  const isDone = facts.word('done') !== ''
  const isLost = xsrf === '' && !isDone
  // The provider leads back with what its forms need.
  const begin = useEffectEvent(() => onLeave(devicePath))
  useEffect(() => {
    if (isLost) begin()
  }, [isLost])

  const code = facts.word('code')
  const error = facts.word('error')
  const application = facts.text('application')
  async function send(fields: Readonly<Record<string, string>>): Promise<void> {
    onLeave(await onSend({ path: devicePath, fields: { xsrf, ...fields } }))
  }
  return (
    <OidcFrame corner={corner}>
      {isDone ? (
        <DeviceDone application={application} onBegin={() => onLeave(devicePath)} />
      ) : isLost ? (
        <Waiting title={texts.title} kind={texts.kind} text={texts.beginning} />
      ) : code !== '' && error === '' ? (
        <DeviceConfirmation
          key={code}
          code={code}
          application={application}
          address={facts.text('address')}
          onSend={send}
        />
      ) : (
        <DeviceCode key={fragment} code={code} error={error} onSend={send} />
      )}
    </OidcFrame>
  )
}
