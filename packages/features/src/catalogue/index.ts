export { CatalogueFeature, type CatalogueFeatureProps } from './CatalogueFeature'
export { english as catalogueEnglish } from './english'
export { OwnProductsCard } from './owned/OwnProductsCard'
export { LicenceInstallers } from './owned/parts/LicenceInstallers'
