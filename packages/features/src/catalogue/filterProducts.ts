import type { Catalogue, Product } from './api'

export type Listed = Pick<Product, 'productId' | 'productName' | 'summary' | 'categoryId'>
export interface ListedProducts<P> extends Pick<Catalogue, 'categories'> {
  readonly products: readonly P[]
}

interface Wanted {
  /** Undefined: any. */
  readonly categoryId?: string | undefined
  /** Words that must all occur in the name, the sentence or the category. */
  readonly search: string
}

/** The products that match a search and a category, in the catalogue's order. */
export function filterProducts<P extends Listed>(
  { products, categories }: ListedProducts<P>,
  { categoryId, search }: Wanted,
): readonly P[] {
  const names = new Map(categories.map((category) => [category.categoryId, category.categoryName]))
  const words = search.toLowerCase().split(/\s+/)
  return products.filter((product) => {
    const text = `${product.productName} ${product.summary} ${names.get(product.categoryId)}`.toLowerCase()
    return (
      (categoryId === undefined || product.categoryId === categoryId) &&
      words.every((word) => text.includes(word))
    )
  })
}
