import { Button } from '@atrium/ui/button'
import { useAtomValue, useSetAtom } from 'jotai'
import { Check, X } from 'lucide-react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { chosenApplications } from '../applicationList'
import { applicationsMessages } from '../messages'
import { type Decision, decideAtom } from './decision'

/** The answers to all that are selected. */
export function BatchActions() {
  const texts = useTexts(applicationsMessages)
  const { notify } = useHost()
  const selected = useAtomValue(chosenApplications.rowsAtom)
  const decide = useSetAtom(decideAtom)

  function start(kind: Decision['kind']) {
    if (selected.length === 0) notify({ tone: 'warning', message: texts.select })
    else decide(kind, selected)
  }

  return (
    <>
      <Button icon={<X />} onClick={() => start('refuse')}>
        {texts.refuse}
      </Button>
      <Button icon={<Check />} variant="primary" onClick={() => start('approve')}>
        {texts.approve}
      </Button>
    </>
  )
}
