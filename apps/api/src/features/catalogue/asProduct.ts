import type { Language } from '../../platform/people/Language'
import type { catalogueProducts } from './tables'

/** As a card of the catalogue tells it. */
export const asProduct = (product: typeof catalogueProducts.$inferSelect, language: Language) => ({
  trialCenterProductId: product.id,
  productCenterId: product.licenceId,
  productName: product.texts[language].name,
  summary: product.texts[language].summary,
  categoryId: product.categoryId,
  drawing: product.drawing,
  productType: product.productType,
  trialDays: product.trialDays,
  isInstant: product.isInstant,
})
