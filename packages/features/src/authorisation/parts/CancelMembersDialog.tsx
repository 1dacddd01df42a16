import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { asFailure } from '../../shared/Failure'
import { companyIdAtom } from '../../shared/host'
import { sharedMessages } from '../../shared/sharedMessages'
import { useDescribeFailure, useHost, useTexts } from '../../shared/useHost'
import { apiAtom } from '../api'
import { grantedUsersAtom, grantedViewAtom, productAtom } from '../atoms'
import { pageAfterCancel } from '../pageAfterCancel'
import { useAuthorisationTexts, useRefusals } from '../useAuthorisationTexts'
import type { Product } from '../wire'

interface CancelMembersDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: Product
  readonly userIds: ReadonlySet<string>
  readonly onCancelled: () => void
}

/** Asks, then takes the product back from the members, who may stand on several pages. */
export function CancelMembersDialog(props: CancelMembersDialogProps) {
  const { open, onClose, product, userIds, onCancelled } = props
  const texts = useAuthorisationTexts()
  const shared = useTexts(sharedMessages)
  const { notify } = useHost()
  const api = useAtomValue(apiAtom)
  const enterPriseId = useAtomValue(companyIdAtom)
  const refreshProduct = useSetAtom(productAtom)
  const [users, refreshUsers] = useAtom(grantedUsersAtom)
  const [view, setView] = useAtom(grantedViewAtom)
  const describe = useDescribeFailure(useRefusals())

  async function cancelGrants() {
    const body = { enterPriseId, mainId: product.mainId, userIds: [...userIds] }
    try {
      await (product.productType === 1 ? api.cancelSubscriptions({ body }) : api.cancelLicences({ body }))
    } finally {
      refreshProduct()
      refreshUsers()
    }
    if (users.state === 'ready') {
      const { list, totalItems } = users.value
      const cancelled = list.filter((row) => userIds.has(row.userId)).length
      const left = totalItems - userIds.size
      const page = { page: view.pageIndex, pageSize: view.pageSize, rows: list.length, cancelled, left }
      setView({ ...view, pageIndex: pageAfterCancel(page) })
    }
    onCancelled()
    notify({ tone: 'success', message: texts.cancelled })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="danger"
      title={userIds.size === 1 ? texts.cancelConfirm : texts.cancelManyConfirm(userIds.size)}
      description={texts.cancelConfirmHint}
      confirmLabel={texts.cancelAssigned}
      cancelLabel={shared.cancel}
      onConfirm={cancelGrants}
      describeFailure={(thrown) => describe(asFailure(thrown))}
    />
  )
}
