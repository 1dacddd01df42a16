import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { RequestTable } from '../../shared/list/RequestTable'
import table from '../../shared/list/TableCard.module.css'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import { Screen } from '../../shared/screen/Screen'
import { ReasonDialog } from '../reason/ReasonDialog'
import { revokeRoleAction } from './actions'
import type { StaffMember, StaffRole } from './api'
import { deskSelfAtom, staffAtom } from './atoms'
import { staffMessages } from './messages'
import { RoleForm } from './parts/RoleForm'
import { useStaffColumns } from './parts/useStaffColumns'

type Shown =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding'; readonly opening: number }
  | { readonly kind: 'removing'; readonly member: StaffMember; readonly role: StaffRole }

/** `/desk/staff`: the vendor's staff with their roles. The role `security` gives and takes them. */
export function Staff() {
  const texts = useTexts(staffMessages)
  const { notify } = useHost()
  const [request, refresh] = useAtom(staffAtom)
  const self = useAtomValue(deskSelfAtom)
  const { perform } = useAction(revokeRoleAction)
  const [shown, show] = useState<Shown>({ kind: 'none' })
  const me = self.state === 'ready' ? self.value : undefined
  const mayChange = me?.roles.includes('security') ?? false
  const columns = useStaffColumns({
    selfId: me?.userId,
    ...(mayChange && { onRemove: (member, role) => show({ kind: 'removing', member, role }) }),
  })
  const close = () => show({ kind: 'none' })
  if (request.state === 'failed' && request.failure.kind === 'forbidden')
    return (
      <Screen name={texts.staff}>
        <Card>
          <RequestFailure failure={request.failure} onRetry={refresh} />
        </Card>
      </Screen>
    )
  return (
    <Screen
      name={texts.staff}
      actions={
        mayChange && (
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={() => show({ kind: 'adding', opening: Date.now() })}
          >
            {texts.add}
          </Button>
        )
      }
      grows
    >
      <Card className={table.card} padding="none" bleeds>
        <RequestTable
          request={request}
          rows={request.state === 'ready' ? request.value : none}
          columns={columns}
          getRowId={({ userId }) => userId}
          caption={texts.staff}
          density="tall"
          failedTitle={texts.failed}
          onRetry={refresh}
          empty={<EmptyState title={texts.none} description={texts.noneHint} />}
        />
      </Card>
      {shown.kind === 'adding' && <RoleForm key={shown.opening} onClose={close} />}
      {shown.kind === 'removing' && (
        <ReasonDialog
          onOpenChange={close}
          title={texts.removeTitle(texts.roleName(shown.role), shown.member.name)}
          description={texts.removeHint}
          submitLabel={texts.removeSubmit}
          variant="danger"
          onSubmit={async (reason) => {
            await perform({ userId: shown.member.userId, role: shown.role, reason })
            const message = texts.removed(shown.member.name, texts.roleName(shown.role))
            notify({ tone: 'success', message })
          }}
        />
      )}
    </Screen>
  )
}

const none: readonly never[] = []
