export { openStandInApp } from './openStandInApp'
