import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Mode,
  type UseFormReturn,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form'
import * as v from 'valibot'
import { useDescribeFailure, useHost } from '../host/useKept'
import { useAction } from '../request/useAction'
import type { Failure } from '../wire/Failure'
import { useDraft } from './useDraft'
import { type Blame, useRefusals } from './useRefusals'

interface FormDraft<I> {
  /** Name of the form, always the same. */
  readonly name: string
  /** The values kept: never a password or a code. A draft that doesn't fit is forgotten. */
  readonly schema: v.GenericSchema<unknown, Partial<I>>
  /** Shared by this tab, or by every tab of the browser. Default: `tab`. */
  readonly reach?: 'tab' | 'browser'
}

const nothing = v.object({})

/** Drafts of a form, written only when they change; without `draft` nothing is kept. */
function useFormDraft<I>(draft: FormDraft<I> | undefined) {
  const schema: v.GenericSchema<unknown, Partial<I>> = draft?.schema ?? nothing
  const { found, keep, drop } = useDraft(draft?.name ?? '', schema, draft?.reach)
  const written = useRef(JSON.stringify(found))
  return {
    found,
    /** Undefined: keep nothing. */
    keep(values: I | undefined) {
      const kept = draft && values && v.parse(draft.schema, values)
      const text = JSON.stringify(kept)
      if (text === written.current) return
      written.current = text
      if (kept) keep(kept)
      else drop()
    },
  }
}

/** Options of a form: `I` as typed, `O` as sent. */
export interface FormOptions<I extends FieldValues, O> {
  /** Validates the values, optionally depending on them; its issues are shown to the person. */
  readonly schema: FormSchema<I, O>
  /** Initial values. Until something is typed, the form follows them. */
  readonly initial: I
  /** Keeps typed values until they are sent or discarded. Default: they are lost with the page. */
  readonly draft?: FormDraft<I>
  /** The field that a refusal is about. Default: none, it becomes the form's `problem`. */
  readonly blame?: Blame<I>
  /** Describes a failure in the form's words. Default: the general words. */
  readonly describe?: (failure: Failure) => string
  /** When a field is first validated: `onTouched` on leaving it. Default: `onSubmit`. */
  readonly mode?: Mode
  /**
   * Sends valid values and handles the result; never runs twice at a time.
   * @param begun values before anything was typed
   * @returns the values to show next, such as empty ones for the next person. Default: the sent values.
   */
  submit(values: O, begun: I): Promise<I | undefined>
}

export interface Form<I extends FieldValues, O = unknown> {
  /** As typed. */
  readonly values: I
  readonly state: 'editing' | 'invalid' | 'submitting' | 'rejected' | 'saved'
  readonly busy: boolean
  /** Something typed is unsent. */
  readonly isDirty: boolean
  /** The values come from a draft. */
  readonly isRestored: boolean
  /** Why it could not be sent, if no field is to blame. */
  readonly problem: string | undefined
  /** The failure behind `problem`. */
  readonly failure: Failure | undefined
  /** The error of a field, once shown. */
  issueOf(name: FieldPath<I>): string | undefined
  /** Validates all fields, focuses the first invalid one, else sends. */
  submit(event?: SyntheticEvent): Promise<void>
  /** Like submit, but calls `onRight` instead of sending: to ask before. */
  check(onRight: () => void): (event: SyntheticEvent) => Promise<void>
  /** As if typed. */
  set<N extends FieldPath<I>>(name: N, value: FieldPathValue<I, N>): void
  /** Shows an error that the schema can't find, until the field is changed or sent. */
  tell(name: FieldPath<I>, words: string): void
  /** Clears the field's error, such as an old code's when a new one was requested. */
  forgive(name: FieldPath<I>): void
  /** Returns to the saved values. */
  discard(): void
  /** Something was typed into the field; called by `Control`. */
  changed(name: FieldPath<I>): void
  readonly hook: UseFormReturn<I, unknown, O>
}

/**
 * The state of a form: its schema, its values and how it is submitted. Fields are validated on submit, and from then
 * on as they change; the first wrong one gets the focus, whether the schema or the service reports it. A failure loses
 * nothing typed.
 */
export function useForm<I extends FieldValues, O>(options: FormOptions<I, O>): Form<I, O> {
  const { initial, mode = 'onSubmit' } = options
  const { locale } = useHost()
  const anyones = useDescribeFailure()
  const draft = useFormDraft(options.draft)
  const begun = useRef(initial)
  const [start] = useState((): I => ({ ...initial, ...draft.found }))
  const [isRestored, setRestored] = useState(draft.found !== undefined)
  const [isSaved, setSaved] = useState(false)
  const hook = useHookForm<I, unknown, O>({
    resolver: (typed) => resolve(options.schema, typed),
    mode,
    defaultValues: start as DefaultValues<I>,
  })
  const { isDirty, isSubmitted, errors } = hook.formState
  const values: I = { ...start, ...useWatch({ control: hook.control }) }
  const { run, reset, action, busy } = useAction(options.submit)
  const failure = action.state === 'failed' ? action.failure : undefined
  const refusals = useRefusals(failure, options.blame, options.describe ?? anyones)

  useLayoutEffect(() => hook.resetDefaultValues(begun.current), [hook])
  useChange(JSON.stringify(initial), () => isDirty || show(initial))
  // Issues are in the language they were found in.
  useChange(locale, () => lookAgain())
  useEffect(() => draft.keep(isDirty ? values : undefined))

  function show(next: I, keepValues = false) {
    begun.current = next
    hook.reset(next, { keepFieldsRef: true, keepValues })
  }

  function lookAgain(except?: string) {
    const wrong = (Object.keys(hook.getErrors()) as FieldPath<I>[]).filter(
      (name) => name !== except && hook.getFieldState(name).error?.type !== told,
    )
    if (wrong.length > 0) void hook.trigger(wrong)
  }

  function changed(name: FieldPath<I>) {
    setSaved(false)
    refusals.mend(name)
    if (hook.getFieldState(name).error?.type === told) hook.clearErrors(name)
    // A related error may be resolved now: a repeated password, once the first one is equal.
    lookAgain(name)
  }

  async function send(output: O): Promise<void> {
    const sent = hook.getValues()
    const result = await run(output, begun.current)
    if (!result.done) {
      const [first] = refusals.fieldsOf(result.failure)
      if (first) hook.setFocus(first)
      return
    }
    draft.keep(undefined)
    setRestored(false)
    setSaved(true)
    show(result.value ?? sent, result.value === undefined)
  }

  const check = (onRight: (output: O) => unknown) => async (event?: SyntheticEvent) => {
    event?.preventDefault()
    // React events of a form in a portal still bubble to the parent's form.
    event?.stopPropagation()
    if (busy) return
    reset()
    await hook.handleSubmit(onRight)()
  }

  return {
    values,
    state: busy
      ? 'submitting'
      : isSaved
        ? 'saved'
        : failure
          ? 'rejected'
          : Object.keys(errors).length > 0
            ? 'invalid'
            : 'editing',
    busy,
    isDirty,
    isRestored: isRestored && isDirty,
    problem: refusals.problem,
    failure: refusals.problem === undefined ? undefined : failure,
    issueOf: (name) => hook.getFieldState(name, hook.formState).error?.message || refusals.issueOf(name),
    submit: check(send),
    check,
    set(name, value) {
      hook.setValue(name, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: isSubmitted || mode !== 'onSubmit',
      })
      changed(name)
    },
    tell: (name, words) => hook.setError(name, { type: told, message: words }),
    forgive(name) {
      hook.clearErrors(name)
      refusals.mend(name)
    },
    discard() {
      reset()
      // The page may be gone before the next effect.
      draft.keep(undefined)
      setRestored(false)
      show(initial)
    },
    changed,
    hook,
  }
}

/** Type of issues that aren't from the schema. */
const told = 'told'

/** Calls `onChange` after a render with a new value; not after the first one. */
function useChange(value: string, onChange: () => void): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange()
  })
}

type FormSchema<I, O> = v.GenericSchema<I, O> | ((values: I) => v.GenericSchema<I, O>)

/** The values to send, or the first issue of each field. Forms are flat, so no resolver library is needed. */
function resolve<I extends FieldValues, O>(schema: FormSchema<I, O>, values: I) {
  const present = typeof schema === 'function' ? schema(values) : schema
  const { success, output, issues = [] } = v.safeParse(present, values, { abortPipeEarly: true })
  if (success) return { values: output, errors: {} }
  const errors: Record<string, { readonly type: string; readonly message: string }> = {}
  for (const { type, message, path } of issues) errors[String(path?.[0].key)] ??= { type, message }
  return { values: {}, errors: errors as FieldErrors<I> }
}
