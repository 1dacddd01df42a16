export { NarrowWindowOnServer, useNarrowWindow } from './useNarrowWindow'
