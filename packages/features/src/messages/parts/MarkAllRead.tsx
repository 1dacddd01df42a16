import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import { MailCheck } from 'lucide-react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { readAllAction } from '../actions'
import { aboutAtom } from '../messageList'
import { messagesMessages } from '../messages'

/** Marks every message of the list as read, those of other pages too. */
export function MarkAllRead() {
  const texts = useTexts(messagesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const about = useAtomValue(aboutAtom)
  const { run, busy } = useAction(readAllAction)

  async function readAll() {
    const result = await run(about)
    if (result.done) notify({ tone: 'success', message: texts.allRead })
    else notify({ tone: 'failure', message: texts.markReadFailed(describe(result.failure)) })
  }
  return (
    <Button icon={<MailCheck />} busy={busy} onClick={readAll}>
      {texts.markAllRead}
    </Button>
  )
}
