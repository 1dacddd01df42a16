import { remarksLength } from '@atrium/contracts/authorisation/contract'
import { InlineEdit } from '@atrium/ui/inline-edit'
import { useDescribeFailure } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { asFailure } from '../../shared/wire/Failure'
import { saveRemarksAction } from '../actions'
import type { Product } from '../api'
import { useAuthorisationTexts, useRefusals } from '../useAuthorisationTexts'
import styles from './ProductRemarks.module.css'

/** The remarks, edited in their place by who looks after the whole company. */
export function ProductRemarks({ product }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const { perform } = useAction(saveRemarksAction)
  const refusals = useRefusals()
  const describe = useDescribeFailure(refusals)
  const offerUndo = useUndo(refusals)

  async function save(remarks: string) {
    const { undo } = await perform({ productId: product.productId, remarks, formerRemarks: product.remarks })
    offerUndo({ message: texts.remarksSaved, undo })
  }

  const text = (
    <span className={styles.text} title={product.remarks}>
      {product.remarks}
    </span>
  )
  if (!product.canEditRemarks) return text
  return (
    <InlineEdit
      className={styles.remarks}
      value={product.remarks}
      onCommit={save}
      allowEmpty
      maxLength={remarksLength}
      labels={{
        edit: texts.editRemarks,
        input: texts.remarks,
        failed: (reason) => describe(asFailure(reason)),
      }}
    >
      {product.remarks ? (
        text
      ) : (
        <span className={styles.none}>
          <span className={styles.dash}>–</span>
          <span className={styles.words}>{texts.addRemarks}</span>
        </span>
      )}
    </InlineEdit>
  )
}
