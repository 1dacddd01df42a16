import type { LeftOut } from '@atrium/contracts/invitations/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useEffect, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Person } from '../list/ListRow'
import { type InviteList, useInviteList } from '../list/useInviteList'
import { useSending } from '../list/useSending'
import { invitationsMessages } from '../messages'
import { BatchStart } from './BatchStart'
import { InviteTable } from './InviteTable'
import { SendingStatus } from './SendingStatus'
import { useFileReading } from './useFileReading'

/** Many people at once: the list is created, checked, corrected, and sent on confirmation. */
export function BatchInvite() {
  const texts = useTexts(invitationsMessages)
  const { notify } = useHost()
  const [paused, setPaused] = useState(false)
  const list = useInviteList(paused)
  const files = useFileReading(list)
  const { sending, busy, send, dismiss } = useSending(list)
  useEffect(() => setPaused(busy), [busy])
  useRestoredNotice(list)

  function add(people: readonly Person[], instead?: number) {
    if (!list.add(people, instead)) notify({ tone: 'warning', message: texts.tooManyRows })
  }

  return (
    <div className={layout.stack}>
      <SendingStatus
        sending={sending}
        onGoOn={() => send(goodRows(list), sending.state === 'stopped' ? sending.sent : 0)}
        onDismiss={dismiss}
      />
      {list.rows.length === 0 ? (
        sending.state !== 'sending' && <BatchStart files={files} onPeople={add} />
      ) : (
        <>
          <LeftOutNotice leftOut={files.leftOut} onDismiss={files.dismissLeftOut} />
          <InviteTable
            list={list}
            files={files}
            busy={busy}
            onAdd={add}
            onSend={(count) => send(goodRows(list).slice(0, count))}
          />
        </>
      )}
    </div>
  )
}

const goodRows = ({ rows, verdicts }: InviteList) =>
  rows.filter(({ row }) => verdicts.get(row)?.state === 'good')

/** Reports once that the previous list was restored. */
function useRestoredNotice({ wasRestored }: InviteList) {
  const texts = useTexts(invitationsMessages)
  const { notify } = useHost()
  const [told, setTold] = useState(!wasRestored)
  useEffect(() => {
    if (told) return
    setTold(true)
    notify({ tone: 'notice', message: texts.restored })
  }, [told, notify, texts])
}

interface LeftOutNoticeProps {
  readonly leftOut: LeftOut | undefined
  readonly onDismiss: () => void
}

/** Lists people in an uploaded file who are not in the list; nothing if all are. */
function LeftOutNotice({ leftOut, onDismiss }: LeftOutNoticeProps) {
  const texts = useTexts(invitationsMessages)
  if (!leftOut) return null
  const { hiddenRowCount, hiddenSheetNames, otherSheetNames } = leftOut
  const sentences = [
    ...(hiddenRowCount > 0 ? [texts.hiddenRows(hiddenRowCount)] : []),
    ...(hiddenSheetNames.length > 0 ? [texts.hiddenSheets(hiddenSheetNames)] : []),
    ...(otherSheetNames.length > 0 ? [texts.otherSheets(otherSheetNames)] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <Notice
      tone="warning"
      role="status"
      title={texts.leftOut}
      actions={
        <Button size="small" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      }
    >
      {sentences.join(texts.betweenSentences)}
    </Notice>
  )
}
