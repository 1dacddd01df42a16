import { CalendarPlus, Download, Plus } from 'lucide-react'
import { RowActions } from '../../shared/list/RowActions'
import type { Product } from '../api'
import { installPath } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuying } from '../useBuying'

/** More time and more seats for a row of the company's products: what has ended is renewed first. Who has a licence installs it. */
export function BuyActions({ product }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const { renew, add } = useBuying()(product)
  const { productName: row, status } = product
  const renewing = renew && { ...renew, icon: <CalendarPlus />, name: texts.renewOf(row) }
  const adding = add && {
    ...add,
    icon: <Plus />,
    name: (product.isTrial ? texts.buySeatsOf : texts.addSeatsOf)(row),
  }
  const { installedBy } = product
  const installing = installedBy !== null && {
    ...{ label: texts.install, name: texts.installOf(row), icon: <Download /> },
    to: installPath(installedBy),
  }
  const main = renewing ?? adding ?? installing
  return (
    <RowActions
      row={row}
      main={main}
      urgent={status === 'expired' && renewing !== undefined}
      more={[main !== adding && adding, main !== installing && installing]}
    />
  )
}
