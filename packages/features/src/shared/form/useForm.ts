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
import { useDescribeFailure, useHost } from '../host/useHost'
import { useAction } from '../request/useAction'
import type { Failure } from '../wire/Failure'
import { useDraft } from './useDraft'
import { type Blame, useRefusals } from './useRefusals'

interface FormDraft<I> {
  /** Of the form, the same each time. */
  readonly name: string
  /** What of the values is kept: never a password or a code. A draft that doesn't fit is forgotten. */
  readonly schema: v.GenericSchema<unknown, Partial<I>>
  /** Who finds it: this tab, or every tab of the person's browser. Default: `tab`. */
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
    /** Undefined: nothing is to be kept. */
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

/** What a form is: `I` as it is typed, `O` as it is sent. */
export interface FormOptions<I extends FieldValues, O> {
  /** What may be sent, where need be beside these values; its issues are words to the person. */
  readonly schema: FormSchema<I, O>
  /** What stands in it at first. As long as nothing is typed, the form follows it. */
  readonly initial: I
  /** Keeps what is typed until it is sent or given up. Default: it is lost with the page. */
  readonly draft?: FormDraft<I>
  /** Which field a refusal is about. Default: none, it is the form's `problem`. */
  readonly blame?: Blame<I>
  /** A failure in the form's own words. Default: in anybody's. */
  readonly describe?: (failure: Failure) => string
  /** When a field is first looked at: `onTouched` when one leaves it. Default: `onSubmit`. */
  readonly mode?: Mode
  /**
   * Sends what is right, and does what follows from it; never twice at a time.
   *
   * @param begun what stood in the form before anything was typed
   * @returns what the form shows next, such as nothing for the next person. Default: what was sent.
   */
  submit(values: O, begun: I): Promise<I | undefined>
}

export interface Form<I extends FieldValues, O = unknown> {
  /** As they are typed. */
  readonly values: I
  readonly state: 'editing' | 'invalid' | 'submitting' | 'rejected' | 'saved'
  readonly busy: boolean
  /** Something is typed that isn't sent. */
  readonly isDirty: boolean
  /** What is typed comes from a draft. */
  readonly isRestored: boolean
  /** Why it could not be sent, where no field is to blame. */
  readonly problem: string | undefined
  /** The same as it came. */
  readonly failure: Failure | undefined
  /** What is wrong with a field, once it is told. */
  issueOf(name: FieldPath<I>): string | undefined
  /** Looks at all fields, goes to the first that is wrong, else sends. */
  submit(event?: SyntheticEvent): Promise<void>
  /** Submits, but calls `onRight` in place of sending: to ask before. */
  check(onRight: () => void): (event: SyntheticEvent) => Promise<void>
  /** As if it was typed. */
  set<N extends FieldPath<I>>(name: N, value: FieldPathValue<I, N>): void
  /** Something that the schema can't see is wrong with the field, until it is changed or sent. */
  tell(name: FieldPath<I>, words: string): void
  /** What was wrong with the field is over, such as with a code when the next one is on its way. */
  forgive(name: FieldPath<I>): void
  /** Back to what is saved. */
  discard(): void
  /** Something was typed into the field, which `Control` tells. */
  changed(name: FieldPath<I>): void
  readonly hook: UseFormReturn<I, unknown, O>
}

/**
 * The model of a form: it says its schema, what stands in it and how it is sent. Fields are looked at when it is
 * sent, and from then on as they change; the first that is wrong takes the focus, whether the schema or the service
 * says so. Nothing typed is lost by a failure.
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
  // Issues are words of the language that they were found in.
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
    // What was wrong beside it may be right now: a repeated password, once the first one is the same.
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
    // A form in a portal is inside its parent's form all the same.
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
      // The page may be gone before anything else looks.
      draft.keep(undefined)
      setRestored(false)
      show(initial)
    },
    changed,
    hook,
  }
}

/** Of an issue that is no schema's. */
const told = 'told'

/** Calls `onChange` after a render with another value than the one before; not after the first. */
function useChange(value: string, onChange: () => void): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange()
  })
}

type FormSchema<I, O> = v.GenericSchema<I, O> | ((values: I) => v.GenericSchema<I, O>)

/** What is sent, or the first issue of each field: a form is flat, which spares it the library that bridges both. */
function resolve<I extends FieldValues, O>(schema: FormSchema<I, O>, values: I) {
  const present = typeof schema === 'function' ? schema(values) : schema
  const { success, output, issues = [] } = v.safeParse(present, values, { abortPipeEarly: true })
  if (success) return { values: output, errors: {} }
  const errors: Record<string, { readonly type: string; readonly message: string }> = {}
  for (const { type, message, path } of issues) errors[String(path?.[0].key)] ??= { type, message }
  return { values: {}, errors: errors as FieldErrors<I> }
}
