import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { Switch } from '@atrium/ui/switch'
import { useAtom, useAtomValue } from 'jotai'
import { Bell, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { ColumnsButton } from '../../shared/ColumnsButton'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import { SelectAcrossPages } from '../../shared/SelectAcrossPages'
import tableStyles from '../../shared/TableCard.module.css'
import { Toolbar } from '../../shared/Toolbar'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { useEvent } from '../../shared/useEvent'
import { useTexts } from '../../shared/useHost'
import { usePageWithin } from '../../shared/usePageWithin'
import { useQueryChange } from '../../shared/useQueryChange'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { askMessagesAtom, listQueryAtom, type Message, messagePageAtom } from '../atoms'
import { mostMessages } from '../contract'
import { asMessageQuery, type MessageListQuery, messagePageSizes } from '../messageListQuery'
import { messagesMessages } from '../messages'
import { DeleteMessagesDialog } from './DeleteMessagesDialog'
import { MessageActions } from './MessageActions'
import { useChosenMessages } from './useChosenMessages'
import { useMessageColumns } from './useMessageColumns'

const none: readonly Message[] = []

export function MessageTable() {
  const texts = useTexts(messagesMessages)
  const labels = useSharedLabels()
  const changeQuery = useQueryChange()
  const ask = useAtomValue(askMessagesAtom)
  const list = useAtomValue(listQueryAtom)
  const [messages, refresh] = useAtom(messagePageAtom)
  const [deleting, setDeleting] = useState(false)
  const columns = useColumnChoice(useMessageColumns(list))
  useEvent('OnMessage', refresh)

  function show(change: Partial<MessageListQuery>) {
    if (change.show) choose([])
    changeQuery(asMessageQuery({ ...list, ...change }))
  }
  usePageWithin(messages, list, (pageIndex) => show({ pageIndex }))

  const { totalItems, list: rows } =
    messages.state === 'ready' ? messages.value : { totalItems: 0, list: none }
  const { chosen, selection, select, choose } = useChosenMessages(rows)
  const isFiltered = list.show === 'unread'

  return (
    <Card className={tableStyles.card} padding="none">
      <Toolbar
        actions={
          <>
            <MessageActions chosen={chosen} onDelete={() => setDeleting(true)} onDone={() => choose([])} />
            <ColumnsButton {...columns} />
          </>
        }
      >
        <Switch
          checked={isFiltered}
          onCheckedChange={(checked) => show({ show: checked ? 'unread' : 'all', pageIndex: 1 })}
        >
          {texts.onlyUnread}
        </Switch>
        <SelectAcrossPages
          selected={selection.size}
          wholePage={rows.every((row) => selection.has(row.messageId))}
          total={totalItems}
          most={mostMessages}
          page={ask}
          onSelect={choose}
          onClear={() => choose([])}
        />
      </Toolbar>
      <DataTable
        caption={texts.list}
        labels={labels.table}
        columns={columns.visible}
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
        onDeleted={() => choose([])}
      />
    </Card>
  )
}
