export { CatalogueFeature, type CatalogueFeatureProps } from './CatalogueFeature'
