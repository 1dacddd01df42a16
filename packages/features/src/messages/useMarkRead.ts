import { useAtomValue } from 'jotai'
import { useDescribeFailure, useHost, useTexts } from '../shared/host/useHost'
import { useAction } from '../shared/request/useAction'
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
