export { type DropPlace, dropEvents } from './dropEvents'
