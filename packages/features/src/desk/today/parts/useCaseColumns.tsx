import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { actionsColumn } from '../../../shared/list/cells/columns'
import { RowActions } from '../../../shared/list/cells/RowActions'
import type { ListColumn } from '../../../shared/list/ListColumn'
import { casesMessages } from '../../cases/messages'
import { ClaimCell } from '../../cases/parts/ClaimCell'
import { DueCell } from '../../cases/parts/DueCell'
import { useClaimActions } from '../../cases/parts/useClaimActions'
import type { ShownCase } from '../departed'
import { todayMessages } from '../messages'
import { rooms } from '../rooms'
import { CaseTitle } from './CaseTitle'
import styles from './useCaseColumns.module.css'

interface Self {
  readonly userId: string
  readonly roles: readonly string[]
}

/** @param self undefined: not known yet, so nothing can be claimed */
export function useCaseColumns(self: Self | undefined): readonly ListColumn<ShownCase>[] {
  const texts = useTexts(todayMessages)
  const words = useTexts(casesMessages)
  const isEnglish = useHost().locale === 'en'
  const userId = self?.userId
  const acts = self?.roles.some((role) => role !== 'auditor') ?? false
  return useMemo(
    () => [
      {
        id: 'about',
        header: texts.about,
        text: [
          { header: texts.about, cell: ({ about }) => about },
          { header: texts.queue, cell: ({ queue }) => words[`queue.${queue}`] },
        ],
        width: 320,
        grows: true,
        rowHeader: true,
        cell: ({ queue, caseId, about, departed }) => (
          <CaseTitle
            about={about}
            queue={words[`queue.${queue}`]}
            to={rooms[queue]?.caseAt(caseId)}
            isGone={departed !== undefined}
          />
        ),
      },
      {
        id: 'due',
        header: texts.due,
        text: ({ dueAt }) => dueAt,
        width: 240,
        narrow: 'end',
        cell: ({ waitingSince, dueAt, departed }) =>
          departed ? '–' : <DueCell since={waitingSince} dueAt={dueAt} />,
        narrowCell: ({ waitingSince, dueAt, departed }) =>
          !departed && <DueCell since={waitingSince} dueAt={dueAt} hasAge={false} />,
      },
      {
        id: 'claim',
        header: texts.claim,
        text: ({ claim }) => claim?.name ?? '',
        width: 168,
        narrow: 'second',
        cell: (row) => <Standing row={row} userId={userId} />,
        narrowCell: (row) => (
          <span className={styles.standing}>
            <span className={styles.queue}>{words[`queue.${row.queue}`]}</span>
            <Standing row={row} userId={userId} />
          </span>
        ),
      },
      ...(acts
        ? [
            actionsColumn<ShownCase>(
              texts.actions,
              isEnglish ? 148 : 116,
              (row) => !row.departed && <CaseActions row={row} isOwn={row.claim?.userId === userId} />,
            ),
          ]
        : []),
    ],
    [texts, words, userId, acts, isEnglish],
  )
}

interface StandingProps {
  readonly row: ShownCase
  readonly userId: string | undefined
}

/** Who works on a case, or decided it just now. */
function Standing({ row: { claim, departed }, userId }: StandingProps) {
  const texts = useTexts(todayMessages)
  return departed ? (
    <StatusBadge tone="success" quiet>
      {texts.settledBy(departed.by)}
    </StatusBadge>
  ) : (
    <ClaimCell claim={claim} isOwn={claim !== null && claim.userId === userId} />
  )
}

function CaseActions({ row, isOwn }: { readonly row: ShownCase; readonly isOwn: boolean }) {
  const [main, ...more] = useClaimActions(row, isOwn)
  // Others' claims are taken over rarely, so that is in the menu. Opening a case claims it, so its button is quiet.
  return isOwn || row.claim === null ? (
    <RowActions row={row.about} main={main} urgent={!rooms[row.queue] && row.claim === null} more={more} />
  ) : (
    <RowActions row={row.about} more={[main, ...more]} />
  )
}
