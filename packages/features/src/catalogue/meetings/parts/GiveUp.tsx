import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { Question } from '../../../shared/screen/Question'
import { withdrawAction } from '../../trials/actions'
import type { Application, WholeMeeting } from '../api'
import { meetingMessages } from '../messages'

interface GiveUpProps {
  readonly meeting: WholeMeeting
  readonly application: Application
}

/** Releases a place to the next person waiting, or leaves the waiting list, until the meeting starts; asks first. */
export function GiveUp({ meeting, application }: GiveUpProps) {
  const texts = useTexts(meetingMessages)
  const { perform } = useAction(withdrawAction)
  const [asking, setAsking] = useState(false)
  const isOpen = meeting.status === 'open' || meeting.status === 'full'
  if (!isOpen || application.status === 'withdrawn' || application.checkedInAt) return null
  const words =
    application.status === 'waiting'
      ? {
          action: texts.stopWaiting,
          title: texts.stopWaitingTitle(meeting.meetingName),
          hint: texts.stopWaitingHint,
          done: texts.waitingStopped,
        }
      : {
          action: texts.giveUp,
          title: texts.giveUpTitle(meeting.meetingName),
          hint: texts.giveUpHint,
          done: texts.givenUp,
        }
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.hint}
        confirmLabel={words.action}
        tone="danger"
        done={words.done}
        onConfirm={() => perform({ type: 'meeting', id: application.id })}
      />
    </>
  )
}
