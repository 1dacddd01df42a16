import { useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { useAction } from '../shared/request/useAction'
import { readAllAction, readMessagesAction } from './actions'
import { messagesMessages } from './messages'

/** Marks messages as read, and reports a failure. Resolves to whether it succeeded. */
export function useMarkRead() {
  const { notify } = useHost()
  const texts = useTexts(messagesMessages)
  const describe = useDescribeFailure()
  const some = useAction(readMessagesAction)
  const all = useAction(readAllAction)

  function tell(result: Awaited<ReturnType<typeof some.run>>): boolean {
    if (!result.done) notify({ tone: 'failure', message: texts.markReadFailed(describe(result.failure)) })
    return result.done
  }
  return {
    markRead: async (messageIds: readonly string[]) => tell(await some.run(messageIds)),
    /** Whatever their subject. */
    markAllRead: async () => tell(await all.run(undefined)),
    busy: some.busy || all.busy,
  }
}
