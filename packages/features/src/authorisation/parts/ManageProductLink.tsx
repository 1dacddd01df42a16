import { CalendarPlus, KeyRound, Plus } from 'lucide-react'
import { factsOf } from '../../shared/licence/LicenceStanding'
import { useLicenceStatusName } from '../../shared/licence/useLicenceStatusName'
import { RowActions } from '../../shared/list/RowActions'
import type { Product } from '../api'
import { manageProductPath, type ProductView } from '../productList'
import { productStanding } from '../standingOf'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuying } from '../useBuying'

interface ManageProductLinkProps {
  readonly product: Product
  readonly view: ProductView
}

/**
 * Leads to the product, where that can be managed, else the row's menu says why not; and to more time or seats, which
 * comes first where a product needs it.
 */
export function ManageProductLink({ product, view }: ManageProductLinkProps) {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const { productName, batch } = product
  // Which of several it is about.
  const name = batch ? `${productName} ${texts.batchNumber(batch.number)}` : productName
  const { renew, add } = useBuying()(product)
  const facts = factsOf(productStanding(product))
  const manage = { label: texts.manageLink, icon: <KeyRound /> }
  const renewing = renew && { ...renew, icon: <CalendarPlus />, name: texts.renewOf(name) }
  const adding = add && { ...add, icon: <Plus />, name: texts.addSeatsOf(name) }
  if (product.status !== 'normal') {
    const disabledReason = texts.manageUnavailable(nameOf(product.status))
    return <RowActions row={name} main={renewing} urgent more={[{ ...manage, disabledReason }, adding]} />
  }
  const managing = {
    ...manage,
    name: texts.manageFor(name),
    to: manageProductPath(product, view),
  }
  const wanted = (facts.includes('ending') && renewing) || (facts.includes('full') && adding)
  return (
    <RowActions
      row={name}
      main={wanted || managing}
      urgent={Boolean(wanted)}
      more={[wanted && managing, wanted !== renewing && renewing, wanted !== adding && adding]}
    />
  )
}
