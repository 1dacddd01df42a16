import { EmptyState } from '@atrium/ui/empty-state'
import { type ReactNode, useCallback, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { administratorList } from '../administratorList'
import type { Administrator } from '../api'
import { administratorsMessages } from '../messages'
import { RemoveAdministratorDialog } from './RemoveAdministratorDialog'
import { useAdministratorColumns } from './useAdministratorColumns'

/** Administrators, searched and paged by the service. */
export function AdministratorTable({ actions }: { readonly actions?: ReactNode }) {
  const texts = useTexts(administratorsMessages)
  const [asked, setAsked] = useState<{ readonly administrator: Administrator; readonly open: boolean }>()
  const ask = useCallback((administrator: Administrator) => setAsked({ administrator, open: true }), [])
  return (
    <>
      <ListCard
        list={administratorList}
        columns={useAdministratorColumns(ask)}
        getRowId={idOf}
        getRowLabel={labelOf}
        density="tall"
        caption={texts.administratorList}
        failedTitle={texts.administratorsFailed}
        search={{ label: texts.searchAdministrators, placeholder: texts.memberSearch }}
        actions={actions}
        empty={<EmptyState drawing="people" title={texts.noAdministrators} />}
      />
      {asked && (
        <RemoveAdministratorDialog
          key={asked.administrator.userId}
          administrator={asked.administrator}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
        />
      )}
    </>
  )
}

const idOf = (row: Administrator) => row.userId
const labelOf = (row: Administrator) => `${row.realName} ${row.phone}`.trim()
