export { useNarrowWindow } from './useNarrowWindow'
