import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { Button } from '@atrium/ui/button'
import { X } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import type { Costs } from '../api'
import { licenceCostsMessages } from '../messages'
import styles from './CostPlace.module.css'
import { useCostPath } from './useCostPath'

/** The way down to the chosen department, and the chosen product; nothing if neither was chosen. */
export function CostPlace({ costs: { path, product } }: { readonly costs: Costs }) {
  const texts = useTexts(licenceCostsMessages)
  const pathTo = useCostPath()
  if (path.length < 2 && !product) return null
  return (
    <div className={styles.place}>
      {path.length > 1 && (
        <Breadcrumb label={texts.chosen}>
          {path.map(({ id, name }, n) =>
            n === path.length - 1 ? (
              <BreadcrumbItem key={id} current>
                {name}
              </BreadcrumbItem>
            ) : (
              <BreadcrumbItem key={id} asChild>
                <FeatureLink to={pathTo({ departmentId: n === 0 ? '' : id })}>{name}</FeatureLink>
              </BreadcrumbItem>
            ),
          )}
        </Breadcrumb>
      )}
      {product && (
        <Button asChild size="small" icon={<X />}>
          <FeatureLink
            to={pathTo({ productId: '' })}
            aria-label={`${texts.productOf(product.name)} ${texts.allProducts}`}
          >
            {texts.productOf(product.name)}
          </FeatureLink>
        </Button>
      )}
    </div>
  )
}
