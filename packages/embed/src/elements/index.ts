export type { AtriumElement, ElementEvents, ElementOptions, ElementsByTag } from './AtriumElement'
export { defineElements, type ElementSettings } from './defineElements'
export type { VueElements } from './VueElements'
