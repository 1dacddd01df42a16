export { ExpiryLine, type ExpiryLineProps } from './ExpiryLine'
export type { ExpiryPoint } from './placePoints'
