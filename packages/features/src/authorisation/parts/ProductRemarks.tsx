import { InlineEdit } from '@atrium/ui/inline-edit'
import { useAtomValue, useSetAtom } from 'jotai'
import { asFailure } from '../../shared/Failure'
import { useDescribeFailure, useHost } from '../../shared/useHost'
import { apiAtom } from '../api'
import { productListAtom } from '../atoms'
import { remarksLength } from '../contract'
import { useAuthorisationTexts, useRefusals } from '../useAuthorisationTexts'
import type { Product } from '../wire'
import styles from './ProductRemarks.module.css'

/** The remarks, edited in their place. */
export function ProductRemarks({ product }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const { notify } = useHost()
  const api = useAtomValue(apiAtom)
  const refresh = useSetAtom(productListAtom)
  const describe = useDescribeFailure(useRefusals())

  async function save(remarks: string) {
    await api.updateRemarks({ params: { mainId: product.mainId }, body: { remarks } })
    notify({ tone: 'success', message: texts.remarksSaved })
    refresh()
  }

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
