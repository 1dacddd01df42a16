export { countCodePoints } from './codePoints'
export {
  type MultilineTextFieldProps,
  type SingleLineTextFieldProps,
  TextField,
  type TextFieldProps,
} from './TextField'
export type { TextFieldLabels } from './TextFieldLabels'
export { useCodePointLimit } from './useCodePointLimit'
