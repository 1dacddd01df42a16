import type { KeyboardEvent } from 'react'

/**
 * Whether an input method takes the key. Safari ends the composition before it tells of the Enter that ended it; the
 * key code 229 says so.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
