import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { productsAtom } from './atoms'
import { DepartmentTable } from './parts/DepartmentTable'
import { ProductHead } from './parts/ProductHead'
import { useAllocationTexts } from './useAllocationTexts'

/** `/depEmpowerAllocation`: the seats of a product by department, with allocating and taking back. */
export function Allocation() {
  const texts = useAllocationTexts()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.title}>
      <Content />
    </Screen>
  )
}

function Content() {
  const [products, refresh] = useAtom(productsAtom)
  if (products.state === 'failed' && products.failure.kind === 'forbidden')
    return <RequestFailure failure={products.failure} onRetry={refresh} />
  if (products.state === 'ready' && products.value.length === 0) return <NoProducts />
  return (
    <>
      <ProductHead />
      <DepartmentTable />
    </>
  )
}

function NoProducts() {
  const texts = useAllocationTexts()
  return (
    <EmptyState
      drawing="products"
      title={texts.noProducts}
      description={texts.noProductsHint}
      action={
        <Button asChild>
          <FeatureLink to={pagePaths.companyProducts}>{texts.toProducts}</FeatureLink>
        </Button>
      }
    />
  )
}
