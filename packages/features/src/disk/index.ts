export { DiskFeature } from './DiskFeature'
export { diskRoutes } from './routes'
