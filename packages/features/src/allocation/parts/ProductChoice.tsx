import { Button } from '@atrium/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { useAtomValue } from 'jotai'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '../api'
import { productIdAtom, productsAtom } from '../atoms'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './ProductChoice.module.css'
import { ProductList } from './ProductList'

/** Shows the chosen product, and opens a list of others. */
export function ProductChoice({ product }: { readonly product: Product | undefined }) {
  const texts = useAllocationTexts()
  const [open, setOpen] = useState(false)
  const productId = useAtomValue(productIdAtom)
  const products = useAtomValue(productsAtom)
  const listed = products.state === 'ready' ? products.value : []
  const name = product?.productName ?? listed.find((row) => row.productId === productId)?.productName
  return (
    <div className={styles.choice}>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button
            className={styles.button}
            busy={products.state === 'loading' && name === undefined}
            aria-label={name === undefined ? texts.chooseProductFirst : texts.chooseProduct(name)}
          >
            <span className={styles.content}>
              <span className={styles.name}>{name ?? texts.chooseProductFirst}</span>
              <ChevronsUpDown size={16} aria-hidden className={styles.chevrons} />
            </span>
          </Button>
        </PopoverTrigger>
        <PopoverContent label={texts.products} width={420} align="start">
          <ProductList onChosen={() => setOpen(false)} />
        </PopoverContent>
      </Popover>
    </div>
  )
}
