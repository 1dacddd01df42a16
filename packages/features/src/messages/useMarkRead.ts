import { useAtomValue } from 'jotai'
import { useAction } from '../shared/useAction'
import { useDescribeFailure, useHost, useTexts } from '../shared/useHost'
import { apiAtom } from './api'
import { messagesMessages } from './messages'

/** Marks messages as read and tells the page; a failure is told in a notice. Resolves with whether it went well. */
export function useMarkRead() {
  const { notify, events } = useHost()
  const texts = useTexts(messagesMessages)
  const describe = useDescribeFailure()
  const api = useAtomValue(apiAtom)
  const { run, busy } = useAction((messageIds: readonly string[]) =>
    api.readMessages({ body: { messageIds: [...messageIds] } }),
  )

  async function markRead(messageIds: readonly string[]): Promise<boolean> {
    const result = await run(messageIds)
    if (result.done) events.tell('OnMessage')
    else notify({ tone: 'failure', message: texts.markReadFailed(describe(result.failure)) })
    return result.done
  }
  return { markRead, busy }
}
