import { Button } from '@atrium/ui/button'
import { Link } from '@atrium/ui/link'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useSetAtom } from 'jotai'
import { Check, Eye, X } from 'lucide-react'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Application } from '../api'
import { decideAtom } from '../applicationList'
import { applicationsMessages } from '../messages'
import { applicationPath } from '../routes'
import { ApplicationStatus } from './ApplicationStatus'

/** As wide as the longest words of a language; the department takes the rest. */
const widths = {
  'zh-CN': { department: 256, status: 100, actions: 120 },
  en: { department: 150, status: 186, actions: 140 },
} as const

/** @param isOne whether only one status is listed; then rows on a phone don't repeat it */
export function useApplicationColumns(isOne: boolean): readonly ListColumn<Application>[] {
  const texts = useTexts(applicationsMessages)
  const { timestamp, shortTime } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(() => {
    // For a pending application, the button implies the status.
    const saysStatus = ({ status }: Application) => !isOne && status !== 'awaitingApproval'
    const timeOf = ({ appliedAt }: Application) => shortTime(appliedAt)
    return [
      {
        id: 'name',
        header: texts.applicant,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: (row) => row.realName },
        ],
        width: 184,
        rowHeader: true,
        cell: (row) => <Applicant application={row} />,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: width.department,
        grows: true,
        narrow: 'second',
        narrowCell: personLine,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'inviter',
        narrow: 'hidden',
        header: texts.inviter,
        width: 96,
        cell: (row) => row.inviterName,
      },
      {
        id: 'appliedAt',
        // The first column is on the first line: the state, if it is shown.
        narrow: 'end',
        narrowCell: (row) => (saysStatus(row) ? <ApplicationStatus status={row.status} /> : timeOf(row)),
        header: texts.appliedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.appliedAt),
      },
      {
        id: 'status',
        narrow: isOne ? 'hidden' : 'end',
        narrowCell: (row) => saysStatus(row) && timeOf(row),
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        cell: (row) => <ApplicationStatus status={row.status} />,
      },
      actionsColumn(texts.actions, width.actions, (row) => <ApplicationActions application={row} />),
    ]
  }, [texts, timestamp, shortTime, width, isOne])
}

function Applicant({ application }: { readonly application: Application }) {
  const { applicationId, realName, picture, phone } = application
  return (
    <PersonCell name={realName} picture={picture} phone={phone}>
      <Link asChild variant="quiet">
        <FeatureLink to={applicationPath(applicationId)} data-opens-row>
          {realName}
        </FeatureLink>
      </Link>
    </PersonCell>
  )
}

/** The actions for one application. On a phone, it is rejected on its own page, which the row links to. */
function ApplicationActions({ application }: { readonly application: Application }) {
  const texts = useTexts(applicationsMessages)
  const decide = useSetAtom(decideAtom)
  const isNarrow = useNarrowWindow()
  const { applicationId, realName, status } = application
  const mayDecide = useCovers('applications:write')
  const isPending = mayDecide && status === 'awaitingApproval'
  const approve = () => decide('approve', [application])
  if (isPending && isNarrow)
    return (
      <Button size="small" aria-label={texts.approveOf(realName)} onClick={approve}>
        {texts.approve}
      </Button>
    )
  const view = { label: texts.view, icon: <Eye />, to: applicationPath(applicationId) }
  return (
    <RowActions
      row={realName}
      urgent={isPending}
      main={
        isPending
          ? {
              label: texts.approve,
              name: texts.approveOf(realName),
              icon: <Check />,
              onSelect: approve,
            }
          : { ...view, name: texts.viewOf(realName) }
      }
      more={[
        isPending && view,
        isPending && {
          label: texts.refuse,
          icon: <X />,
          tone: 'danger',
          onSelect: () => decide('refuse', [application]),
        },
      ]}
    />
  )
}
