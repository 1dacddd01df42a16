import type { KeyboardEvent } from 'react'
import { isComposing } from '../keys/isComposing'

/** Ignores keys while an input method composes. */
export function leaveToInputMethod(event: KeyboardEvent): void {
  if (isComposing(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}
