import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Switch } from '@atrium/ui/switch'
import { useAtom, useAtomValue } from 'jotai'
import { Bell, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { PagedTable } from '../../shared/list/PagedTable'
import { SelectAcrossPages } from '../../shared/list/SelectAcrossPages'
import tableStyles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { useEvent } from '../../shared/request/useEvent'
import { Toolbar } from '../../shared/screen/Toolbar'
import { askMessagesAtom, listQueryAtom, type Message, messagePageAtom } from '../atoms'
import { mostMessages } from '../contract'
import { asMessageQuery, type MessageListQuery, messagePageSizes } from '../messageListQuery'
import { messagesMessages } from '../messages'
import { DeleteMessagesDialog } from './DeleteMessagesDialog'
import { MessageActions } from './MessageActions'
import { MessageExport } from './MessageExport'
import { useChosenMessages } from './useChosenMessages'
import { useMessageColumns } from './useMessageColumns'

const none: readonly Message[] = []

export function MessageTable() {
  const texts = useTexts(messagesMessages)
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
            <MessageExport columns={columns.all} disabled={totalItems === 0} />
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
      <PagedTable
        caption={texts.list}
        columns={columns.visible}
        getRowId={(row) => row.messageId}
        getRowLabel={(row) => row.title}
        page={messages}
        failedTitle={texts.messagesFailed}
        onRetry={refresh}
        view={list}
        onViewChange={show}
        pageSizes={messagePageSizes}
        selection={selection}
        onSelectionChange={select}
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
