import { type AriaAttributes, use } from 'react'
import { FormFieldContext } from './FormFieldContext'

/** The attributes that connect a control with its label, hint and error. */
export interface FormFieldControlProps {
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: AriaAttributes['aria-invalid']
  'aria-required'?: AriaAttributes['aria-required']
}

/**
 * Connects a control with the `FormField` around it: give it the control's own props, spread what it
 * returns on the element that takes the focus. The control's own id, name and state win; descriptions
 * add up. Outside a field it returns what it was given.
 *
 * `kind` is `group` for what a `<label for>` can't name, such as a radio group.
 */
export function useFormFieldControl(
  own: FormFieldControlProps,
  kind: 'control' | 'group' = 'control',
): FormFieldControlProps {
  const field = use(FormFieldContext)
  const picked = {
    id: own.id,
    'aria-labelledby': own['aria-labelledby'],
    'aria-describedby': own['aria-describedby'],
    'aria-invalid': own['aria-invalid'],
    'aria-required': own['aria-required'],
  }
  if (!field) return picked
  return {
    id: picked.id ?? field.controlId,
    'aria-labelledby': picked['aria-labelledby'] ?? (kind === 'group' ? field.labelId : undefined),
    'aria-describedby':
      [picked['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': picked['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': picked['aria-required'] ?? (field.required || undefined),
  }
}
