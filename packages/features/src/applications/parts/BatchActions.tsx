import { Button } from '@atrium/ui/button'
import { useAtomValue, useSetAtom } from 'jotai'
import { Check, X } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { chosenApplications } from '../applicationList'
import { applicationsMessages } from '../messages'
import { decideAtom } from './decision'

/** The answers to all that are selected. */
export function BatchActions() {
  const texts = useTexts(applicationsMessages)
  const selected = useAtomValue(chosenApplications.rowsAtom)
  const decide = useSetAtom(decideAtom)

  return (
    <>
      <Button icon={<Check />} size="small" variant="primary" onClick={() => decide('approve', selected)}>
        {texts.approve}
      </Button>
      <Button icon={<X />} size="small" tone="danger" onClick={() => decide('refuse', selected)}>
        {texts.refuse}
      </Button>
    </>
  )
}
