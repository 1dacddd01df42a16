export { CatalogueFeature, type CatalogueFeatureProps } from './CatalogueFeature'
export { OwnProductsCard } from './OwnProductsCard'
