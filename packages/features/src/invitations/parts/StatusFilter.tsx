import { Button } from '@atrium/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import type { InvitationStatus } from '../../shared/wire/words'
import { invitationStatuses } from '../invitationList'
import { invitationsMessages } from '../messages'

interface StatusFilterProps {
  /** Undefined: all. */
  readonly status: InvitationStatus | undefined
  readonly onChange: (status: InvitationStatus | undefined) => void
}

/** A button that says by what the list is filtered, and opens the choice. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const texts = useTexts(invitationsMessages)
  const [open, setOpen] = useState(false)

  function choose(value: string) {
    onChange(invitationStatuses.find((each) => each === value))
  }

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button icon={<ListFilter />}>
          {texts.filterStatus(status === undefined ? texts.all : texts[status])}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={texts.chooseStatus} width={240}>
        <RadioGroup aria-label={texts.chooseStatus} value={status ?? 'all'} onValueChange={choose}>
          <Radio value="all">{texts.all}</Radio>
          {invitationStatuses.map((each) => (
            <Radio key={each} value={each}>
              {texts[each]}
            </Radio>
          ))}
        </RadioGroup>
      </PopoverContent>
    </Popover>
  )
}
