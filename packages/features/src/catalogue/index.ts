export { CatalogueFeature, type CatalogueFeatureProps } from './CatalogueFeature'
export { english as catalogueEnglish } from './english'
export { OwnProductsCard } from './OwnProductsCard'
export { LicenceInstallers } from './owned/LicenceInstallers'
