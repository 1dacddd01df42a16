export { descriptionOf, factsOf } from './asProduct'
export type { CatalogueFile, SoldPackage } from './CatalogueFile'
export { catalogueRoutes } from './catalogueRoutes'
export { getProduct } from './getProduct'
export { importCatalogue } from './importCatalogue'
export { listProducts } from './listProducts'
export {
  hasReleases,
  isCalled,
  isSold,
  isSoughtProduct,
  nameIn,
  packageNames,
  productNames,
} from './productQueries'
