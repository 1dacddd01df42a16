import { useMemo, useState } from 'react'
import type { Message } from '../atoms'

/** Selected messages, on this page or another, as they were when they were last seen. */
export function useChosenMessages(rows: readonly Message[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, Message>>(new Map())
  const selection = useMemo(() => new Set(kept.keys()), [kept])
  const chosen = useMemo(() => {
    const onPage = new Map(rows.map((row) => [row.messageId, row]))
    return [...kept].map(([messageId, message]) => onPage.get(messageId) ?? message)
  }, [kept, rows])

  function select(ids: ReadonlySet<string>) {
    const known = new Map([...kept, ...rows.map((row): [string, Message] => [row.messageId, row])])
    setKept(new Map([...known].filter(([messageId]) => ids.has(messageId))))
  }
  const choose = (messages: readonly Message[]) =>
    setKept(new Map(messages.map((message) => [message.messageId, message])))

  return { chosen, selection, select, choose }
}
