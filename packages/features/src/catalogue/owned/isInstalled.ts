import type { Owned } from './api'

/** It may be used, once it is installed. */
export const isInstalled = ({ productType, isOver }: Owned): boolean =>
  productType === 'serialNumber' && !isOver
