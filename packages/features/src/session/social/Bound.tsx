import { Button } from '@atrium/ui/button'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { providerName } from '../../shared/social/providerName'
import type { SocialUser } from './api'
import { bindTicketAtom, ticketAtom } from './atoms'
import { socialMessages } from './messages'
import { Stopped } from './Stopped'
import { isPassing } from './useArrival'
import { useSocialRefusals } from './useSocialRefusals'
import { Working } from './Working'

interface BoundProps {
  readonly user: SocialUser
  readonly ticket: string
  /** It is bound, or the person goes on without. */
  readonly onDone: () => void
}

/** Somebody is signed in: the social account is bound to them, by itself, as that is what they came for. */
export function Bound({ user, ticket, onDone }: BoundProps) {
  const texts = useTexts(socialMessages)
  const { notify, locale } = useHost()
  const forget = useSetAtom(ticketAtom)
  const { run, action } = useAction(useSetAtom(bindTicketAtom))
  const describe = useDescribeFailure(useSocialRefusals())

  function goOn() {
    onDone()
    forget('')
  }
  async function bind() {
    const result = await run(ticket)
    if (!result.done) return
    notify({ tone: 'success', message: texts.bound(providerName(user, locale)) })
    goOn()
  }
  const begin = useEffectEvent(bind)
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    void begin()
  }, [])

  if (action.state !== 'failed') return <Working title={texts.binding} text={texts.arrivingText} />
  return (
    <Stopped
      title={texts.bindingFailed}
      because={describe(action.failure)}
      onRetry={isPassing(action.failure) ? () => void bind() : undefined}
    >
      <Button variant="ghost" onClick={goOn}>
        {texts.goOn}
      </Button>
    </Stopped>
  )
}
