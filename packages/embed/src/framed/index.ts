export { runFrame } from './runFrame'
