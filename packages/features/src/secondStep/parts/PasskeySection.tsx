import { mostPasskeys } from '@atrium/contracts/secondStep/contract'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { deferMounted } from '@atrium/ui/overlay'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { removePasskeyAction } from '../actions'
import type { Passkey } from '../api'
import { secondStepMessages } from '../messages'
import { useLived } from './useLived'

const PasskeyDialog = deferMounted(async () => (await import('./PasskeyDialog')).PasskeyDialog)

interface PasskeySectionProps {
  readonly passkeys: readonly Passkey[]
}

type Shown = { readonly is: 'nothing' | 'adding' } | { readonly is: 'naming' | 'removing'; passkey: Passkey }

const nothing: Shown = { is: 'nothing' }

/** The passkeys of the account, the newest first. */
export function PasskeySection({ passkeys }: PasskeySectionProps) {
  const texts = useTexts(secondStepMessages)
  const lived = useLived()
  const [shown, show] = useState(nothing)
  const remove = useSetAtom(removePasskeyAction)
  const close = () => show(nothing)
  const removed = shown.is === 'removing' ? shown.passkey : undefined

  return (
    <Card title={texts.passkeys} description={texts.passkeysHint} padding="none">
      <EntryList edgeToEdge>
        {passkeys.map((passkey) => (
          <Entry
            key={passkey.id}
            icon={<Fingerprint />}
            name={passkey.name}
            state={passkey.isSynced && <StatusBadge tone="neutral">{texts.synced}</StatusBadge>}
            hint={lived(passkey)}
            actions={
              <>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={texts.renameOf(passkey.name)}
                  onClick={() => show({ is: 'naming', passkey })}
                >
                  {texts.rename}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  tone="danger"
                  aria-label={texts.removeOf(passkey.name)}
                  onClick={() => show({ is: 'removing', passkey })}
                >
                  {texts.remove}
                </Button>
              </>
            }
          />
        ))}
        <Entry
          {...(passkeys.length === 0 && { icon: <Fingerprint /> })}
          hint={passkeys.length === 0 ? texts.noPasskeys : texts.morePasskeys(mostPasskeys - passkeys.length)}
          actions={
            passkeys.length < mostPasskeys && (
              <Button size="small" onClick={() => show({ is: 'adding' })}>
                {texts.addPasskey}
              </Button>
            )
          }
        />
      </EntryList>
      <Question
        open={removed !== undefined}
        onOpenChange={(open) => open || close()}
        title={texts.removeTitle(removed?.name ?? '')}
        description={texts.removeText}
        confirmLabel={texts.remove}
        tone="danger"
        onConfirm={async () => removed && remove(removed.id)}
        done={texts.removed}
      />

      {shown.is === 'adding' && <PasskeyDialog onClose={close} />}
      {shown.is === 'naming' && <PasskeyDialog passkey={shown.passkey} onClose={close} />}
    </Card>
  )
}
