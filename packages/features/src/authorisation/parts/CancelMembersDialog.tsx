import { useAtom, useAtomValue } from 'jotai'
import { useShownWhileOpen } from '../../shared/drawer/useShownWhileOpen'
import { useDescribeFailure } from '../../shared/host/useKept'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { RuledNotice } from '../../shared/licence/RuledNotice'
import { pageAfterRemoval } from '../../shared/list/pageAfterRemoval'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { cancelOfMembersAction } from '../actions'
import { apiAtom, type Product } from '../api'
import { chosenUsers, grantedList } from '../grantedList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface CancelMembersDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: Product
  readonly userIds: ReadonlySet<string>
  readonly onCancelled: () => void
}

/** Asks, then cancels the product's licences of the members, who may be on several pages. */
export function CancelMembersDialog(props: CancelMembersDialogProps) {
  const { open, onClose, product, onCancelled } = props
  const userIds = useShownWhileOpen(open, props.userIds)
  const texts = useAuthorisationTexts()
  const api = useAtomValue(apiAtom)
  const users = useAtomValue(grantedList.pageAtom)
  const [view, setView] = useAtom(grantedList.viewAtom)
  const chosen = useAtomValue(chosenUsers.rowsAtom)
  const describe = useDescribeFailure()
  const offerUndo = useUndo()
  const { perform } = useAction(cancelOfMembersAction)
  const body = { productId: product.productId, userIds: [...userIds] }

  const onPage = users.state === 'ready' ? users.value.list : []
  const ruled = new Set(
    [...chosen, ...onPage]
      .filter((row) => row.source === 'rule' && userIds.has(row.userId))
      .map((row) => row.userId),
  )

  async function cancelGrants() {
    const { undo } = await perform({ product, userIds: [...userIds] })
    if (users.state === 'ready') {
      const { list, totalItems } = users.value
      const removed = list.filter((row) => userIds.has(row.userId)).length
      const left = totalItems - userIds.size
      setView({ pageIndex: pageAfterRemoval({ ...view, rows: list.length, removed, left }) })
    }
    onCancelled()
    offerUndo({
      message: texts.cancelled,
      undo,
    })
  }

  return (
    <ImpactDialog
      open={open}
      onOpenChange={onClose}
      title={userIds.size === 1 ? texts.cancelConfirm : texts.cancelManyConfirm(userIds.size)}
      lead={texts.cancelConfirmHint}
      ask={(signal) => api.previewCancelByProduct({ body }, { signal })}
      details={() => <RuledNotice count={ruled.size} />}
      describeBlocker={() => ({ text: texts.notNormal })}
      confirmLabel={texts.cancelAssigned}
      onConfirm={cancelGrants}
      describeFailure={describe}
    />
  )
}
