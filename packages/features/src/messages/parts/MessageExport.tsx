import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useFormat, useTexts } from '../../shared/useHost'
import { askMessagesAtom } from '../atoms'
import { messagesMessages } from '../messages'

const atOnce = 100

/** All messages that the list shows, page by page. */
export function MessageExport({ disabled }: { readonly disabled: boolean }) {
  const texts = useTexts(messagesMessages)
  const { timestamp } = useFormat()
  const ask = useAtomValue(askMessagesAtom)
  return (
    <ExportButton
      name={texts.list}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.title, cell: (row) => row.title },
        { header: texts.text, cell: (row) => row.content },
        { header: texts.state, cell: (row) => (row.hasRead ? texts.read : texts.unread) },
        { header: texts.time, cell: (row) => timestamp(row.createdAt) },
      ]}
    />
  )
}
