export { FormField, type FormFieldProps } from './FormField'
export { type FormFieldControlProps, useFormFieldControl } from './useFormFieldControl'
