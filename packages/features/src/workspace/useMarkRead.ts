import { useAtomValue, useSetAtom } from 'jotai'
import { useAction } from '../shared/useAction'
import { useDescribeFailure, useHost, useTexts } from '../shared/useHost'
import { apiAtom } from './api'
import { messagesAtom } from './atoms'
import { workspaceMessages } from './messages'

/** Marks messages as read; a failure is told in a notice. */
export function useMarkRead() {
  const { notify } = useHost()
  const texts = useTexts(workspaceMessages)
  const describe = useDescribeFailure()
  const api = useAtomValue(apiAtom)
  const askAgain = useSetAtom(messagesAtom)
  const { run, busy } = useAction((messageIds: readonly string[]) =>
    api.readMessages({ body: { messageIds: [...messageIds] } }),
  )

  async function markRead(messageIds: readonly string[]) {
    const result = await run(messageIds)
    if (result.done) askAgain()
    else notify({ tone: 'failure', message: texts.markReadFailed(describe(result.failure)) })
  }
  return { markRead, busy }
}
