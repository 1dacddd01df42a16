import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { TitleCell } from '../../shared/list/cells/TitleCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import layout from '../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { Message } from '../atoms'
import { type MessageView, messagePathsAtom } from '../messageList'
import { messagesMessages } from '../messages'
import { MessageAction } from './MessageAction'
import styles from './MessageTable.module.css'

/** As wide as the longest words of a language; the title takes the rest. */
const widths = {
  'zh-CN': { title: 660, action: 140 },
  en: { title: 596, action: 204 },
} as const

/** @param isMixed they are about more than one company */
export function useMessageColumns(view: MessageView, isMixed: boolean): readonly ListColumn<Message>[] {
  const texts = useTexts(messagesMessages)
  const format = useFormat()
  const paths = useAtomValue(messagePathsAtom)
  const width = widths[useHost().locale]
  return useMemo(
    () => [
      {
        id: 'title',
        header: texts.title,
        text: [
          { header: texts.title, cell: (row) => row.title },
          { header: texts.text, cell: (row) => row.content },
          { header: texts.state, cell: (row) => (row.isRead ? texts.read : texts.unread) },
        ],
        cell: (row) => (
          <TitleCell
            to={paths.message(row.messageId, view)}
            title={row.title}
            line={<KeptNumbers>{row.content}</KeptNumbers>}
            waits={!row.isRead}
            mark={row.isRead ? undefined : texts.unread}
          />
        ),
        width: width.title,
        grows: true,
        rowHeader: true,
      },
      {
        id: 'time',
        narrowCell: (row) => (
          <span className={styles.second}>
            <span className={styles.text}>
              <KeptNumbers>{row.content}</KeptNumbers>
            </span>
            <span className={styles.source}>
              <span className={styles.time}>{format.shortTime(row.createdAt)}</span>
              {isMixed && <span className={styles.company}>{row.companyName}</span>}
            </span>
          </span>
        ),
        header: texts.time,
        text: [
          { header: texts.company, cell: (row) => row.companyName },
          { header: texts.time, cell: (row) => format.timestamp(row.createdAt) },
        ],
        cell: (row) => (
          <span className={styles.origin}>
            {format.timestamp(row.createdAt)}
            {isMixed && (
              <span className={styles.company} title={row.companyName}>
                {row.companyName}
              </span>
            )}
          </span>
        ),
        // Usual company names fit there.
        width: columnWidths.timestamp + 32,
      },
      {
        ...actionsColumn(texts.action, width.action, (row) => (
          <MessageAction message={row} variant="secondary" />
        )),
        header: <span className={layout.heard}>{texts.action}</span>,
        label: texts.action,
        // The message itself shows completed actions.
        narrowCell: (row) => !row.isDone && <MessageAction message={row} variant="secondary" />,
      },
    ],
    [texts, format, paths, width, view, isMixed],
  )
}
