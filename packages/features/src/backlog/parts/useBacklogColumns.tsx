import { use, useMemo, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { RowActions } from '../../shared/list/cells/RowActions'
import { TitleCell } from '../../shared/list/cells/TitleCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import type { BacklogItem } from '../api'
import { type BacklogView, pathFrom } from '../backlogList'
import { backlogMessages } from '../messages'
import { BacklogHostContext } from './BacklogHost'
import { BacklogState } from './BacklogState'
import { ItemQuestion } from './ItemQuestion'
import { useAnswer } from './useAnswer'

/** As wide as the longest words of a language; the company takes the rest. */
const widths = {
  'zh-CN': { company: 250, department: 180, status: 110, actions: 140 },
  en: { company: 216, department: 150, status: 160, actions: 160 },
} as const

export function useBacklogColumns(view: BacklogView): readonly ListColumn<BacklogItem>[] {
  const texts = useTexts(backlogMessages)
  const { timestamp } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(
    () => [
      {
        id: 'company',
        header: texts.invitation,
        text: [
          { header: texts.company, cell: (row) => row.companyName },
          { header: texts.inviter, cell: (row) => row.inviterName },
        ],
        width: width.company,
        grows: true,
        rowHeader: true,
        cell: (row) => (
          <TitleCell
            to={pathFrom(view, row.id)}
            title={row.companyName}
            line={row.inviterName ? texts.invitedBy(row.inviterName) : texts.invitesYou}
            waits={row.progress === 'waiting'}
          />
        ),
      },
      {
        id: 'department',
        narrow: 'hidden',
        header: texts.department,
        text: (row) => row.department,
        width: width.department,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'invitedAt',
        narrow: 'second',
        header: texts.invitedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.invitedAt),
      },
      {
        id: 'expiresAt',
        narrow: 'hidden',
        header: texts.expiresAt,
        width: columnWidths.timestamp,
        cell: (row) => (row.progress === 'waiting' ? timestamp(row.expiresAt) : nothing),
      },
      {
        id: 'status',
        narrow: view.status ? 'hidden' : 'end',
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        cell: (row) => <BacklogState item={row} />,
      },
      actionsColumn(texts.actions, width.actions, (row) => <BacklogActions item={row} />),
    ],
    [texts, timestamp, width, view],
  )
}

/** The actions for one to-do in the list. */
function BacklogActions({ item }: { readonly item: BacklogItem }) {
  const texts = useTexts(backlogMessages)
  const { onEnterCompany } = use(BacklogHostContext)
  const { agree, busy } = useAnswer()
  const [asking, setAsking] = useState(false)
  const { companyId, companyName, progress, status } = item
  if (progress === 'waiting') {
    return (
      <>
        <RowActions
          row={companyName}
          urgent
          onPhone
          main={{
            label: texts.agree,
            name: texts.agreeTo(companyName),
            busy,
            onSelect: () => void agree(item),
          }}
          more={[{ label: texts.refuse, tone: 'danger', onSelect: () => setAsking(true) }]}
        />
        <ItemQuestion deed="refuse" open={asking} onOpenChange={setAsking} item={item} />
      </>
    )
  }
  return (
    <>
      <RowActions
        row={companyName}
        main={
          status === 'joined' &&
          !item.isDissolved &&
          onEnterCompany && {
            label: texts.enter,
            name: texts.enterCompany(companyName),
            onSelect: () => void onEnterCompany(companyId),
          }
        }
        more={[{ label: texts.delete, tone: 'danger', onSelect: () => setAsking(true) }]}
      />
      <ItemQuestion deed="delete" open={asking} onOpenChange={setAsking} item={item} />
    </>
  )
}
