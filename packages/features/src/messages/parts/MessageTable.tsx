import { mostMessages } from '@atrium/contracts/messages/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { MailCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { ListFilter } from '../../shared/list/ListFilter'
import { useAction } from '../../shared/request/useAction'
import { readAllAction } from '../actions'
import type { Message } from '../atoms'
import { aboutAtom, chosenMessages, type MessageView, messageList } from '../messageList'
import { messagesMessages } from '../messages'
import { useMarkRead } from '../useMarkRead'
import { DeleteMessagesDialog } from './DeleteMessagesDialog'
import { useMessageColumns } from './useMessageColumns'

export function MessageTable() {
  const texts = useTexts(messagesMessages)
  const { companyId } = useHost()
  const [view, change] = useAtom(messageList.viewAtom)
  const about = useAtomValue(aboutAtom)
  const page = useAtomValue(messageList.pageAtom)
  const chosen = useAtomValue(chosenMessages.rowsAtom)
  const choose = useSetAtom(chosenMessages.chooseAtom)
  const [deleting, setDeleting] = useState(false)
  const hasUnread = page.state === 'ready' && page.value.counts.some(({ status }) => status === 'unread')

  function show(next: Partial<MessageView>) {
    choose([])
    change(next)
  }

  return (
    <>
      <ListCard
        list={messageList}
        columns={useMessageColumns(view, about === undefined)}
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
            onChange={(next) => show({ show: next ?? 'all' })}
            page={page}
          />
        }
        {...(companyId !== undefined && {
          filters: (
            <ListFilter
              label={texts.about}
              all={texts.aboutAll}
              options={[{ value: 'company', label: texts.aboutCompany }]}
              value={view.from === 'company' ? view.from : undefined}
              onChange={(next) => show({ from: next ?? 'all' })}
            />
          ),
        })}
        filtered={view.show === 'unread'}
        actions={hasUnread && <MarkAllRead />}
        chosen={{
          rows: chosenMessages,
          most: mostMessages,
          actions: (
            <MessageActions chosen={chosen} onDelete={() => setDeleting(true)} onDone={() => choose([])} />
          ),
        }}
        empty={
          <EmptyState
            drawing="messages"
            title={about === undefined ? texts.noMessages : texts.noneOfCompany}
            description={texts.noMessagesHint}
            action={
              about !== undefined && (
                <Button onClick={() => show({ from: 'all' })}>{texts.showAllSources}</Button>
              )
            }
          />
        }
        noMatches={
          <EmptyState
            drawing="done"
            title={texts.noUnread}
            description={texts.noUnreadHint}
            action={<Button onClick={() => show({ show: 'all' })}>{texts.showAll}</Button>}
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

/**
 * Marks every message of the list as read, including other pages; the label says so if these are only a
 * company's.
 */
function MarkAllRead() {
  const texts = useTexts(messagesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const about = useAtomValue(aboutAtom)
  const { run, busy } = useAction(readAllAction)

  async function readAll() {
    const result = await run(about)
    if (result.done)
      notify({ tone: 'success', message: about === undefined ? texts.allRead : texts.companyRead })
    else notify({ tone: 'failure', message: texts.markReadFailed(describe(result.failure)) })
  }
  return (
    <Button icon={<MailCheck />} busy={busy} onClick={readAll}>
      {about === undefined ? texts.markAllRead : texts.markCompanyRead}
    </Button>
  )
}

interface MessageActionsProps {
  /** The selected messages. */
  readonly chosen: readonly Message[]
  readonly onDelete: () => void
  readonly onDone: () => void
}

/** The actions for the selected messages. */
function MessageActions({ chosen, onDelete, onDone }: MessageActionsProps) {
  const { notify } = useHost()
  const texts = useTexts(messagesMessages)
  const { markRead, busy } = useMarkRead()
  const unread = chosen.filter((message) => !message.isRead)

  async function read() {
    if (!(await markRead(unread.map((message) => message.messageId)))) return
    notify({ tone: 'success', message: texts.markedRead(unread.length) })
    onDone()
  }
  return (
    <>
      <Button size="small" icon={<MailCheck />} disabled={unread.length === 0} busy={busy} onClick={read}>
        {texts.markRead}
      </Button>
      <Button size="small" tone="danger" icon={<Trash2 />} onClick={onDelete}>
        {texts.delete}
      </Button>
    </>
  )
}
