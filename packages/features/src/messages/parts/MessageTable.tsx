import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { mostMessages } from '../contract'
import { chosenMessages, messageList } from '../messageList'
import { messagesMessages } from '../messages'
import { DeleteMessagesDialog } from './DeleteMessagesDialog'
import { MarkAllRead } from './MarkAllRead'
import { MessageActions } from './MessageActions'
import { useMessageColumns } from './useMessageColumns'

export function MessageTable() {
  const texts = useTexts(messagesMessages)
  const [view, change] = useAtom(messageList.viewAtom)
  const page = useAtomValue(messageList.pageAtom)
  const chosen = useAtomValue(chosenMessages.rowsAtom)
  const choose = useSetAtom(chosenMessages.chooseAtom)
  const [deleting, setDeleting] = useState(false)
  const hasUnread = page.state === 'ready' && page.value.counts.some(({ status }) => status === 'unread')

  function show(next: 'all' | 'unread') {
    choose([])
    change({ show: next })
  }

  return (
    <>
      <ListCard
        list={messageList}
        columns={useMessageColumns(view)}
        getRowId={(row) => row.messageId}
        getRowLabel={(row) => row.title}
        density="tall"
        caption={texts.list}
        failedTitle={texts.messagesFailed}
        chips={
          <ListChips
            label={texts.filter}
            options={[{ value: 'unread', label: texts.unread }]}
            value={view.show === 'all' ? undefined : view.show}
            onChange={(next) => show(next ?? 'all')}
            page={page}
          />
        }
        actions={hasUnread && <MarkAllRead />}
        chosen={{
          rows: chosenMessages,
          most: mostMessages,
          actions: (
            <MessageActions chosen={chosen} onDelete={() => setDeleting(true)} onDone={() => choose([])} />
          ),
        }}
        empty={<EmptyState title={texts.noMessages} description={texts.noMessagesHint} />}
        noMatches={
          <EmptyState
            drawing="done"
            title={texts.noUnread}
            description={texts.noUnreadHint}
            action={<Button onClick={() => show('all')}>{texts.showAll}</Button>}
          />
        }
      />
      <DeleteMessagesDialog
        open={deleting}
        onOpenChange={setDeleting}
        messages={chosen}
        onDeleted={() => choose([])}
      />
    </>
  )
}
