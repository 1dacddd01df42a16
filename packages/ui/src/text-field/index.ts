export { countCodePoints } from './codePoints'
export {
  type MultilineTextFieldProps,
  type SingleLineTextFieldProps,
  TextField,
  type TextFieldLabels,
  type TextFieldProps,
} from './TextField'
export { useCodePointLimit } from './useCodePointLimit'
