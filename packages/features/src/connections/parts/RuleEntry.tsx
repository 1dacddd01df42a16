import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Entry } from '../../shared/settings/Entry'
import { useFormat } from '../../shared/texts/useFormat'
import type { Identity } from '../api'
import { connectionsMessages } from '../messages'

const RuleDialog = deferMounted(async () => (await import('./RuleDialog')).RuleDialog)

/** Whether everybody of the domains must sign in by the connection. */
export function RuleEntry({ identity }: { readonly identity: Identity }) {
  const { isRequired, exempt, connections } = identity
  const texts = useTexts(connectionsMessages)
  const format = useFormat()
  const [isShown, setShown] = useState(false)
  const isOn = connections.some(({ state }) => state === 'on')
  const names = format.list(exempt.map(({ name }) => name))
  return (
    <>
      <Entry
        icon={<ShieldCheck />}
        name={texts.rule}
        value={isRequired ? texts.ruleOn : texts.ruleOff}
        hint={
          isRequired && exempt.length > 0
            ? texts.exemptNames(names)
            : isOn
              ? texts.ruleHint
              : texts.ruleNeedsOn
        }
        actions={
          (isOn || isRequired) && (
            <Button size="small" onClick={() => setShown(true)}>
              {texts.ruleSettings}
            </Button>
          )
        }
      />
      {isShown && <RuleDialog identity={identity} onClose={() => setShown(false)} />}
    </>
  )
}
