export { CatalogueFeature, type CatalogueFeatureProps } from './CatalogueFeature'
export { OwnProductsCard } from './OwnProductsCard'
export { LicenceInstallers } from './parts/LicenceInstallers'
