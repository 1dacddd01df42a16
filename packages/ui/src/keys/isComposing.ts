import type { KeyboardEvent } from 'react'

/**
 * Whether an input method handles the key. Safari ends the composition before the event of the Enter that
 * ended it; key code 229 identifies that event.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
