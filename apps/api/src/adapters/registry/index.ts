export { demoRegistry } from './demoRegistry'
export { fileRegistry } from './fileRegistry'
export { openRegistry, type RegistryChoice } from './openRegistry'
