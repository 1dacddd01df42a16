import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { Entry } from '../../shared/settings/Entry'
import { pageOrigin } from '../../shared/social/pageOrigin'
import { providerName } from '../../shared/social/providerName'
import { useFormat } from '../../shared/texts/useFormat'
import { beginBindingAction, unbindAction } from '../actions'
import type { SocialAccount } from '../api'
import { socialAccountsMessages } from '../messages'

interface SocialAccountRowProps {
  readonly account: SocialAccount
  readonly onLeave: (address: string) => void
}

/** One provider: the connected account, since when, and the action. */
export function SocialAccountRow({
  account: { provider, account: bound, isOffered, ...names },
  onLeave,
}: SocialAccountRowProps) {
  const texts = useTexts(socialAccountsMessages)
  const format = useFormat()
  const { locale, notify } = useHost()
  const [isAsking, setAsking] = useState(false)
  const { run, busy } = useAction(useSetAtom(beginBindingAction))
  const unbind = useSetAtom(unbindAction)
  const describe = useDescribeFailure()
  const name = providerName(names, locale)

  async function begin() {
    const result = await run({ provider, origin: pageOrigin() })
    if (result.done) onLeave(result.value)
    else notify({ tone: 'failure', message: describe(result.failure) })
  }

  if (!bound) {
    return (
      <Entry
        icon={<MessageCircle />}
        name={name}
        state={<StatusBadge tone="idle">{texts.none}</StatusBadge>}
        hint={texts.noneHint}
        actions={
          <Button size="small" busy={busy} aria-label={texts.bindOf(name)} onClick={() => void begin()}>
            {texts.bind}
          </Button>
        }
      />
    )
  }
  const lived = [
    texts.boundOn(format.day(bound.boundAt)),
    bound.lastUsedAt ? texts.usedAt(format.timestamp(bound.lastUsedAt)) : texts.neverUsed,
  ]
  return (
    <>
      <Entry
        icon={<MessageCircle />}
        name={name}
        state={<StatusBadge tone={isOffered ? 'success' : 'idle'}>{texts.unnamed}</StatusBadge>}
        value={bound.displayName}
        hint={isOffered ? lived.join(' · ') : texts.notOffered}
        actions={
          <Button
            size="small"
            variant="ghost"
            tone="danger"
            aria-label={texts.unbindOf(name)}
            onClick={() => setAsking(true)}
          >
            {texts.unbind}
          </Button>
        }
      />
      <Question
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.unbindTitle(name)}
        description={texts.unbindText}
        confirmLabel={texts.unbind}
        tone="danger"
        onConfirm={() => unbind(provider)}
        done={texts.unbound}
        describeFailure={describe}
      />
    </>
  )
}
