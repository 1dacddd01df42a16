import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { deferMounted } from '@atrium/ui/overlay'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { LifeBuoy, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { useFormat } from '../../shared/texts/useFormat'
import { removeAuthenticatorAction, renewRecoveryCodesAction } from '../actions'
import type { SecondStep } from '../api'
import { secondStepMessages } from '../messages'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'
import { useLived } from './useLived'

const AuthenticatorDialog = deferMounted(
  async () => (await import('./AuthenticatorDialog')).AuthenticatorDialog,
)

interface AuthenticatorSectionProps {
  readonly secondStep: SecondStep
  readonly account: string
}

type Shown = 'nothing' | 'setUp' | 'turningOff' | 'renewing' | { readonly codes: readonly string[] }

/** From this few on, it recommends new ones. */
const few = 3

/** Whether sign-ins require a second step, and the recovery codes. */
export function AuthenticatorSection({ secondStep, account }: AuthenticatorSectionProps) {
  const texts = useTexts(secondStepMessages)
  const format = useFormat()
  const lived = useLived()
  const [shown, show] = useState<Shown>('nothing')
  const turnOff = useSetAtom(removeAuthenticatorAction)
  const renew = useSetAtom(renewRecoveryCodesAction)
  const { authenticator, recoveryCodes } = secondStep
  const close = () => show('nothing')

  return (
    <Card title={texts.title} description={texts.hint} padding="none">
      <EntryList edgeToEdge>
        <Entry
          icon={<ShieldCheck />}
          name={texts.authenticator}
          state={
            <StatusBadge tone={authenticator ? 'success' : 'idle'}>
              {authenticator ? texts.on : texts.off}
            </StatusBadge>
          }
          hint={authenticator && lived(authenticator)}
          actions={
            authenticator ? (
              <Button size="small" variant="ghost" tone="danger" onClick={() => show('turningOff')}>
                {texts.turnOff}
              </Button>
            ) : (
              <Button size="small" onClick={() => show('setUp')}>
                {texts.turnOn}
              </Button>
            )
          }
        />
        {authenticator && (
          <Entry
            icon={<LifeBuoy />}
            name={texts.codes}
            state={
              <StatusBadge tone={recoveryCodes.left > few ? 'neutral' : 'warning'}>
                {texts.codesLeft(recoveryCodes.left)}
              </StatusBadge>
            }
            hint={
              recoveryCodes.left > few
                ? texts.codesMadeAt(format.day(recoveryCodes.madeAt ?? authenticator.addedAt))
                : texts.codesFew
            }
            actions={
              <Button size="small" onClick={() => show('renewing')}>
                {texts.renew}
              </Button>
            }
          />
        )}
      </EntryList>
      <Question
        open={shown === 'turningOff'}
        onOpenChange={(open) => open || close()}
        title={texts.turnOffTitle}
        description={texts.turnOffText}
        confirmLabel={texts.turnOff}
        tone="danger"
        onConfirm={turnOff}
        done={texts.turnOffDone}
      />
      <Question
        open={shown === 'renewing'}
        onOpenChange={(open) => open || show((now) => (now === 'renewing' ? 'nothing' : now))}
        title={texts.renewTitle}
        description={texts.renewText}
        confirmLabel={texts.renew}
        onConfirm={async () => show({ codes: await renew() })}
      />

      {shown === 'setUp' && <AuthenticatorDialog account={account} onClose={close} />}
      {typeof shown === 'object' && (
        <RecoveryCodesDialog codes={shown.codes} account={account} onClose={close} />
      )}
    </Card>
  )
}
