import { mostIds } from '@atrium/contracts/authorisation/granting/contract'
import { Button } from '@atrium/ui/button'
import type { DataTableHandle } from '@atrium/ui/data-table'
import { Dialog } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { useAtom, useAtomValue } from 'jotai'
import { KeyRound, Plus, ShieldCheck, Undo2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useCovers } from '../../shared/host/useKept'
import type { OpenExempt, OpenReclaim } from '../../shared/licence/idleChoices'
import { useLicenceStatusName } from '../../shared/licence/LicenceState'
import { ListAction } from '../../shared/list/ListAction'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import layout from '../../shared/screen/Layout.module.css'
import type { GrantedUser, KnownProduct } from '../api'
import { chosenUsers, grantedList, idleChoices } from '../grantedList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { AssignMembers } from './assigning/AssignMembers'
import { CancelMembersDialog } from './CancelMembersDialog'
import { DevicesDialog } from './DevicesDialog'
import { ForceOfflineDialogs } from './ForceOfflineDialogs'
import { useGrantedUserColumns } from './useGrantedUserColumns'

const nobody: ReadonlySet<string> = new Set()

type Open =
  | { readonly dialog: 'assign' }
  | { readonly dialog: 'cancel'; readonly userIds: ReadonlySet<string> }
  | { readonly dialog: 'devices' | 'forceOffline'; readonly user: GrantedUser }

interface GrantedUsersProps {
  readonly product: KnownProduct | undefined
  /** Further actions for the product. */
  readonly actions?: ReactNode
  /** Takes back licences that nobody uses. Default: not offered. */
  readonly reclaim?: OpenReclaim | undefined
  /** Exempts members from that. Default: not offered. */
  readonly exempt?: OpenExempt | undefined
}

/** The licence holders of a product; actions assign it to more, cancel it, and force members offline. */
export function GrantedUsers({ product, actions, reclaim, exempt }: GrantedUsersProps) {
  const texts = useAuthorisationTexts()
  const [selection, setSelection] = useAtom(chosenUsers.idsAtom)
  const [view, show] = useAtom(grantedList.viewAtom)
  const users = useAtomValue(grantedList.pageAtom)
  const [open, setOpen] = useState<Open>()
  const isNormal = product?.status === 'normal'
  const isReported = product?.idleCount !== null
  const mayChange = useCovers('authorisation:write')
  const columns = useGrantedUserColumns({
    isReported,
    onShowDevices: (user) => setOpen({ dialog: 'devices', user }),
    onForceOffline: mayChange ? (user) => setOpen({ dialog: 'forceOffline', user }) : undefined,
    onCancel:
      isNormal && mayChange
        ? ({ userId }) => setOpen({ dialog: 'cancel', userIds: new Set([userId]) })
        : undefined,
  })
  const nameOf = useLicenceStatusName()
  const table = useRef<DataTableHandle>(null)
  const close = () => setOpen(undefined)

  // Normal products are the reason to come here, so those are selected initially.
  const isSelectable = product === undefined || isNormal

  const assign = mayChange && (
    <ListAction
      variant="primary"
      icon={<Plus aria-hidden />}
      disabled={!isNormal}
      onSelect={() => setOpen({ dialog: 'assign' })}
    >
      {texts.assign}
    </ListAction>
  )

  return (
    <>
      <ListCard
        handle={table}
        list={grantedList}
        columns={columns}
        getRowId={(row) => row.userId}
        getRowLabel={(row) => row.realName}
        caption={texts.grantedUsers}
        title={texts.grantedUsers}
        failedTitle={texts.grantedFailed}
        search={{ label: texts.searchMembers, placeholder: texts.memberSearch }}
        // In the same place, so that nothing moves once the product is known.
        chips={
          isReported ? (
            <ListChips
              label={texts.idleFilter}
              options={idleChoices.map((value, n) => ({
                value,
                label: texts.idleFor(Number(value), n === 0),
                covers: idleChoices.slice(n + 1),
              }))}
              value={view.idle}
              onChange={(idle) => show({ idle })}
              page={users}
            />
          ) : (
            <p className={layout.hint}>{texts.useUnreported}</p>
          )
        }
        actions={
          <>
            {reclaim && isNormal && isReported && view.idle !== undefined && (
              <ListAction
                icon={<Undo2 aria-hidden />}
                onSelect={() => reclaim({ productId: product.productId, idleDays: Number(view.idle) })}
              >
                {texts.reclaimIdle}
              </ListAction>
            )}
            {actions}
          </>
        }
        main={assign}
        notice={
          product &&
          !isNormal && <Notice tone="warning">{texts.manageUnavailable(nameOf(product.status))}</Notice>
        }
        chosen={{
          rows: chosenUsers,
          most: mostIds,
          actions: (
            <>
              {reclaim && product && isReported && view.idle !== undefined && (
                <Button
                  size="small"
                  icon={<Undo2 />}
                  disabled={!isNormal}
                  onClick={() =>
                    reclaim({
                      productId: product.productId,
                      idleDays: Number(view.idle),
                      userIds: [...selection],
                    })
                  }
                >
                  {texts.reclaimIdle}
                </Button>
              )}
              {exempt && product && (
                <Button
                  size="small"
                  icon={<ShieldCheck />}
                  onClick={() =>
                    exempt({
                      productId: product.productId,
                      userIds: [...selection],
                      onDone: () => setSelection(nobody),
                    })
                  }
                >
                  {texts.exempt}
                </Button>
              )}
              {mayChange && (
                <Button
                  size="small"
                  tone="danger"
                  icon={<KeyRound />}
                  disabled={!isNormal}
                  onClick={() => setOpen({ dialog: 'cancel', userIds: selection })}
                >
                  {texts.cancelAssigned}
                </Button>
              )}
            </>
          ),
          enabled: isSelectable && (mayChange || reclaim !== undefined || exempt !== undefined),
        }}
        exported={{ name: product && `${product.productName} ${texts.grantedUsers}`, atOnce: 1000 }}
        density="tall"
        empty={
          <EmptyState
            drawing="people"
            title={texts.noGranted}
            description={texts.noGrantedHint}
            action={isNormal && assign}
          />
        }
      />
      {product && (
        <>
          {/* Each opening starts without a search or selection. */}
          <Dialog open={open?.dialog === 'assign'} onOpenChange={close}>
            {open?.dialog === 'assign' && <AssignMembers product={product} onClose={close} />}
          </Dialog>
          <CancelMembersDialog
            open={open?.dialog === 'cancel'}
            onClose={close}
            product={product}
            userIds={open?.dialog === 'cancel' ? open.userIds : nobody}
            onCancelled={() => setSelection(nobody)}
          />
        </>
      )}
      <DevicesDialog user={open?.dialog === 'devices' ? open.user : undefined} onClose={close} />
      <ForceOfflineDialogs
        user={open?.dialog === 'forceOffline' ? open.user : undefined}
        onClose={close}
        focusAfter={({ userId }) => table.current?.controlOf(userId)}
      />
    </>
  )
}
