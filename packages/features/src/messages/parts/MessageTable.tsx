import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { Switch } from '@atrium/ui/switch'
import { useAtom, useAtomValue } from 'jotai'
import { Bell, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import tableStyles from '../../shared/TableCard.module.css'
import { Toolbar } from '../../shared/Toolbar'
import { useEvent } from '../../shared/useEvent'
import { useHost, useTexts } from '../../shared/useHost'
import { usePageWithin } from '../../shared/usePageWithin'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { listQueryAtom, type Message, messagePageAtom } from '../atoms'
import { type MessageListQuery, messageListPath, messagePageSizes } from '../messageListQuery'
import { messagesMessages } from '../messages'
import { DeleteMessagesDialog } from './DeleteMessagesDialog'
import { MessageActions } from './MessageActions'
import { useMessageColumns } from './useMessageColumns'

const none: readonly Message[] = []

export function MessageTable() {
  const texts = useTexts(messagesMessages)
  const labels = useSharedLabels()
  const { navigate } = useHost()
  const list = useAtomValue(listQueryAtom)
  const [messages, refresh] = useAtom(messagePageAtom)
  const [selection, select] = useState<ReadonlySet<string>>(new Set())
  const [deleting, setDeleting] = useState(false)
  const columns = useMessageColumns(list)
  useEvent('OnMessage', refresh)

  function show(change: Partial<MessageListQuery>) {
    select(new Set())
    navigate(messageListPath({ ...list, ...change }), { replace: true })
  }
  usePageWithin(messages, list, (pageIndex) => show({ pageIndex }))

  const { totalItems, list: rows } =
    messages.state === 'ready' ? messages.value : { totalItems: 0, list: none }
  // What was deleted elsewhere meanwhile is selected no longer.
  const chosen = rows.filter((row) => selection.has(row.messageId))
  const isFiltered = list.show === 'unread'

  return (
    <Card className={tableStyles.card} padding="none">
      <Toolbar
        actions={
          <MessageActions
            chosen={chosen}
            onDelete={() => setDeleting(true)}
            onDone={() => select(new Set())}
          />
        }
      >
        <Switch
          checked={isFiltered}
          onCheckedChange={(checked) => show({ show: checked ? 'unread' : 'all', pageIndex: 1 })}
        >
          {texts.onlyUnread}
        </Switch>
      </Toolbar>
      <DataTable
        caption={texts.list}
        labels={labels.table}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.messageId}
        getRowLabel={(row) => row.title}
        state={tableState(messages)}
        reservedRows={Math.min(list.pageSize, Math.max(rows.length, 10))}
        selection={selection}
        onSelectionChange={select}
        totalRows={totalItems}
        rowOffset={(list.pageIndex - 1) * list.pageSize}
        virtual={false}
        filtered={isFiltered}
        empty={<EmptyState icon={<Bell />} title={texts.noMessages} description={texts.noMessagesHint} />}
        noMatches={
          <EmptyState
            icon={<MailCheck />}
            title={texts.noUnread}
            description={texts.noUnreadHint}
            action={<Button onClick={() => show({ show: 'all', pageIndex: 1 })}>{texts.showAll}</Button>}
          />
        }
        failed={
          messages.state === 'failed' && (
            <RequestFailure failure={messages.failure} title={texts.messagesFailed} onRetry={refresh} />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={tableStyles.pages}
              page={list.pageIndex}
              pageSize={list.pageSize}
              total={totalItems}
              pageSizes={messagePageSizes}
              onPageChange={(pageIndex) => show({ pageIndex })}
              onPageSizeChange={(pageSize) => show({ pageSize, pageIndex: 1 })}
              labels={labels.pagination}
            />
          )
        }
      />
      <DeleteMessagesDialog
        open={deleting}
        onOpenChange={setDeleting}
        messages={chosen}
        onDeleted={() => select(new Set())}
      />
    </Card>
  )
}
