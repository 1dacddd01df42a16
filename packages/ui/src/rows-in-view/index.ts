export { useRowsInView } from './useRowsInView'
