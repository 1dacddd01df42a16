export { CatalogueFeature, type CatalogueFeatureProps } from './CatalogueFeature'
export { english as catalogueEnglish } from './english'
export { OwnProductsCard } from './ownProducts/OwnProductsCard'
export { LicenceInstallers } from './ownProducts/parts/LicenceInstallers'
