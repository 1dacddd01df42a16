import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { askMessagesAtom, type Message } from '../atoms'
import { messagesMessages } from '../messages'

const atOnce = 100

/** All messages that the list shows, page by page. */
export function MessageExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<Message>[]
  readonly disabled: boolean
}) {
  const texts = useTexts(messagesMessages)
  const ask = useAtomValue(askMessagesAtom)
  return (
    <ExportButton
      name={texts.list}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
