export { DiskFeature } from './DiskFeature'
export { diskRoutes } from './routes'
export { SharedFiles } from './SharedFiles'
export { UploadsElsewhere } from './UploadsElsewhere'
