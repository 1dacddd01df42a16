import { Button } from '@atrium/ui/button'
import { use, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { BacklogHostContext } from './BacklogHost'
import { ItemQuestion } from './ItemQuestion'

interface DoneButtonsProps {
  readonly item: BacklogItem
  readonly onDeleted: () => void
}

/** What is left to do with an invitation that is answered, or can't be any more. */
export function DoneButtons({ item, onDeleted }: DoneButtonsProps) {
  const texts = useTexts(backlogMessages)
  const { onEnterCompany } = use(BacklogHostContext)
  const [asking, setAsking] = useState(false)
  return (
    <>
      {item.status === 'joined' && !item.isDissolved && onEnterCompany && (
        <Button variant="primary" onClick={() => void onEnterCompany(item.companyId)}>
          {texts.enter}
        </Button>
      )}
      <Button tone="danger" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <ItemQuestion deed="delete" open={asking} onOpenChange={setAsking} item={item} onDone={onDeleted} />
    </>
  )
}
