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
 * Connects a control with the `FormField` around it: pass the control's own props, and spread the result on
 * the focusable element. The control's own id, name and state win; descriptions are combined. Outside of a
 * field it returns its input.
 *
 * `kind` is `group` for elements that `<label for>` can't name, such as a radio group.
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
