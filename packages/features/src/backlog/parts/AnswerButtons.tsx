import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { ItemQuestion } from './ItemQuestion'
import { useAnswer } from './useAnswer'

/** The answers to an invitation that waits. */
export function AnswerButtons({ item }: { readonly item: BacklogItem }) {
  const texts = useTexts(backlogMessages)
  const { agree, busy } = useAnswer()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => agree(item)}>
        {texts.agree}
      </Button>
      <Button tone="danger" disabled={busy} onClick={() => setAsking(true)}>
        {texts.refuse}
      </Button>
      <ItemQuestion deed="refuse" open={asking} onOpenChange={setAsking} item={item} />
    </>
  )
}
