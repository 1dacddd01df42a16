export { descriptionOf, factsOf } from './asProduct'
export type { CatalogueFile, SoldPackage } from './CatalogueFile'
export { catalogueRoutes } from './catalogueRoutes'
export { importCatalogue } from './importCatalogue'
