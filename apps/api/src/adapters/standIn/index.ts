export { openStandIn } from './openStandIn'
