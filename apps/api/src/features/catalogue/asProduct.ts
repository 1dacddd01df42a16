import type { Language } from '../../platform/people/Language'
import type { catalogueProducts } from './tables'

type ProductRow = typeof catalogueProducts.$inferSelect

/** A product as shown on a catalogue card. */
export const asProduct = (product: ProductRow, language: Language) => ({
  trialCenterProductId: product.id,
  ...factsOf(product, language),
})

/** The same facts for other screens. */
export const factsOf = (product: ProductRow, language: Language) => ({
  productCenterId: product.licenceId,
  productName: product.texts[language].name,
  summary: product.texts[language].summary,
  categoryId: product.categoryId,
  drawing: product.drawing,
  productType: product.productType,
  trialDays: product.trialDays,
  isInstant: product.isInstant,
})

export function descriptionOf(product: ProductRow, names: Record<Language, string>, language: Language) {
  const { introduction, highlights, requirements } = product.texts[language]
  return { categoryName: names[language], introduction, highlights, requirements }
}
