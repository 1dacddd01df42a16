import { Dialog } from '@atrium/ui/dialog'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { RowActions } from '../../shared/list/cells/RowActions'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { cancelAction } from '../actions'
import type { Reclaim } from '../api'
import { licenceUseMessages } from '../messages'
import { bulkChangePath } from '../routes'
import { ReclaimMembers } from './ReclaimMembers'

/** Who is concerned, what became of it, and the way to cancel it. */
export function ReclaimActions({ reclaim }: { readonly reclaim: Reclaim }) {
  const texts = useTexts(licenceUseMessages)
  const mayChange = useCovers('licenceUse:write')
  const { perform } = useAction(cancelAction)
  const [dialog, setDialog] = useState<'members' | 'cancel'>()
  const close = () => setDialog(undefined)
  const { reclaimId, productName, state, waiting, changeId } = reclaim
  return (
    <>
      <RowActions
        row={productName}
        urgent
        onPhone
        main={{
          label: texts.show,
          name: texts.showOf(productName),
          onSelect: () => setDialog('members'),
        }}
        more={[
          changeId !== null && { label: texts.change, to: bulkChangePath(changeId) },
          mayChange &&
            state === 'planned' && {
              label: texts.cancel,
              icon: <Undo2 />,
              onSelect: () => setDialog('cancel'),
            },
        ]}
      />
      <Dialog open={dialog === 'members'} onOpenChange={close}>
        {dialog === 'members' && <ReclaimMembers reclaim={reclaim} onClose={close} />}
      </Dialog>
      <Question
        open={dialog === 'cancel'}
        onOpenChange={close}
        title={texts.cancelTitle(productName)}
        description={texts.cancelText(waiting)}
        confirmLabel={texts.cancel}
        done={texts.cancelled}
        onConfirm={async () => {
          await perform(reclaimId)
        }}
      />
    </>
  )
}
