export { allRegions } from './allRegions'
export { isRegion } from './isRegion'
