import { useDescribeFailure, useHost, useTexts } from '../shared/host/useHost'
import { useAction } from '../shared/request/useAction'
import { readMessagesAction } from './actions'
import { messagesMessages } from './messages'

/** Marks messages as read; a failure is told in a notice. Resolves with whether it went well. */
export function useMarkRead() {
  const { notify } = useHost()
  const texts = useTexts(messagesMessages)
  const describe = useDescribeFailure()
  const { run, busy } = useAction(readMessagesAction)

  async function markRead(messageIds: readonly string[]): Promise<boolean> {
    const result = await run(messageIds)
    if (!result.done) notify({ tone: 'failure', message: texts.markReadFailed(describe(result.failure)) })
    return result.done
  }
  return { markRead, busy }
}
