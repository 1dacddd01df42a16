export type { CatalogueFile } from './CatalogueFile'
export { catalogueRoutes } from './catalogueRoutes'
export { importCatalogue } from './importCatalogue'
