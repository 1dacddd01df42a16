import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RowActions } from '../../shared/list/RowActions'
import { catalogueMessages } from '../messages'
import { productPath } from '../routes'
import type { Trial } from '../trials/api'
import { WithdrawQuestion } from './WithdrawQuestion'

/** What can be done about one trial in the list. */
export function TrialActions({ trial }: { readonly trial: Trial }) {
  const texts = useTexts(catalogueMessages)
  const [asking, setAsking] = useState(false)
  const { productName, productId, status } = trial
  const isClosed = status === 'refused' || status === 'withdrawn'
  return (
    <>
      <RowActions
        row={productName}
        urgent
        main={{
          label: isClosed ? texts.again : texts.open,
          name: isClosed ? texts.againOf(productName) : texts.openOf(productName),
          to: productPath(productId),
        }}
        more={[
          status === 'applied' && {
            label: texts.withdraw,
            tone: 'danger',
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <WithdrawQuestion trial={trial} open={asking} onOpenChange={setAsking} />
    </>
  )
}
