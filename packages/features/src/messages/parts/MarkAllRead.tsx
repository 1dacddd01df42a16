import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import { MailCheck } from 'lucide-react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { readAllAction } from '../actions'
import { aboutAtom } from '../messageList'
import { messagesMessages } from '../messages'

/** Marks every message of the list as read, those of other pages too; it says when these are a company's alone. */
export function MarkAllRead() {
  const texts = useTexts(messagesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const about = useAtomValue(aboutAtom)
  const { run, busy } = useAction(readAllAction)

  async function readAll() {
    const result = await run(about)
    if (result.done)
      notify({ tone: 'success', message: about === undefined ? texts.allRead : texts.companyRead })
    else notify({ tone: 'failure', message: texts.markReadFailed(describe(result.failure)) })
  }
  return (
    <Button icon={<MailCheck />} busy={busy} onClick={readAll}>
      {about === undefined ? texts.markAllRead : texts.markCompanyRead}
    </Button>
  )
}
