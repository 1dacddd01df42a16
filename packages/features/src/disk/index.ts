export { DiskFeature } from './DiskFeature'
export { english as diskEnglish } from './english'
export { SharedFiles } from './SharedFiles'
export { UploadsElsewhere } from './UploadsElsewhere'
