export { DiskFeature } from './DiskFeature'
export { SharedFiles } from './SharedFiles'
export { UploadsElsewhere } from './UploadsElsewhere'
