export { CatalogueFeature, type CatalogueFeatureProps } from './CatalogueFeature'
export { LicenceInstallers } from './LicenceInstallers'
export { OwnProductsCard } from './OwnProductsCard'
