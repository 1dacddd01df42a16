import { InlineEdit } from '@atrium/ui/inline-edit'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDescribeFailure } from '../../shared/host/useHost'
import { useUndo } from '../../shared/undo/useUndo'
import { asFailure } from '../../shared/wire/Failure'
import { apiAtom } from '../api'
import { remarksLength } from '../contract'
import { productList } from '../productList'
import { useAuthorisationTexts, useRefusals } from '../useAuthorisationTexts'
import type { Product } from '../wire'
import styles from './ProductRemarks.module.css'

/** The remarks, edited in their place by who looks after the whole company. */
export function ProductRemarks({ product }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const api = useAtomValue(apiAtom)
  const refresh = useSetAtom(productList.pageAtom)
  const refusals = useRefusals()
  const describe = useDescribeFailure(refusals)
  const offerUndo = useUndo(refusals)

  async function change(formerRemarks: string, remarks: string) {
    await api.updateRemarks({ params: { mainId: product.mainId }, body: { remarks, formerRemarks } })
    refresh()
  }

  async function save(remarks: string) {
    const former = product.remarks
    await change(former, remarks)
    offerUndo({ message: texts.remarksSaved, undo: () => change(remarks, former) })
  }

  if (!product.canEditRemarks) return <TruncatedText>{product.remarks}</TruncatedText>
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
      {product.remarks || <span className={styles.none}>{texts.addRemarks}</span>}
    </InlineEdit>
  )
}
