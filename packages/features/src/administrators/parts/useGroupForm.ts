import { administratorsErrors as codes } from '@atrium/contracts/administrators/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useDraft } from '../../shared/form/useDraft'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Failure } from '../../shared/wire/Failure'
import { saveGroupAction } from '../actions'
import { administratorsApiAtom, type Group } from '../api'
import { type GroupDraft, groupDraft } from '../groupDraft'
import {
  type GroupField,
  type GroupValues,
  isSame,
  mergeValues,
  noValues,
  problemsOf,
  valuesOf,
} from '../groupValues'
import { administratorsMessages } from '../messages'

/** Messages that the person must see before continuing. */
export type GroupNotice =
  | { readonly kind: 'restored' }
  /** Somebody else saved meanwhile; `theirs` is their version. */
  | {
      readonly kind: 'merged'
      readonly theirs: Group
      readonly conflicts: readonly GroupField[]
    }
  /** Somebody else deleted the group. */
  | { readonly kind: 'gone' }

interface FormState {
  readonly values: GroupValues
  /** The initial values. */
  readonly base: GroupValues
  readonly version: number
  readonly notice: GroupNotice | undefined
}

/**
 * The form of a permission group. Typed values are kept in the tab until they are saved or discarded. Changes
 * saved by others meanwhile are merged, so that nothing is lost on either side.
 */
export function useGroupForm(group: Group | undefined) {
  const texts = useTexts(administratorsMessages)
  const describe = useDescribeFailure({
    [codes.departmentGone]: texts.departmentGone,
    [codes.memberGone]: texts.memberGone,
  })
  const { navigate, notify } = useHost()
  const api = useAtomValue(administratorsApiAtom)
  const { found, keep, drop } = useDraft(`permissionGroup:${group?.groupId ?? 'new'}`, groupDraft)
  const [state, setState] = useState((): FormState => begin(group, found))
  const [shows, setShows] = useState<'nothing' | 'problems'>('nothing')
  const [refused, setRefused] = useState<Partial<Record<GroupField | 'form', string>>>({})
  const { values, base, version, notice } = state
  const isDirty = !isSame(values, base)
  const { run, busy } = useAction(saveGroupAction)
  const fields = {
    groupName: useRef<HTMLInputElement>(null),
    permissions: useRef<HTMLButtonElement>(null),
    departmentIds: useRef<HTMLInputElement>(null),
    members: useRef<HTMLButtonElement>(null),
  }

  useEffect(() => {
    if (isDirty) keep({ version, base, values })
    else drop()
  }, [keep, drop, isDirty, version, base, values])

  function change(changed: Partial<GroupValues>) {
    setState((now) => ({ ...now, values: { ...now.values, ...changed } }))
    setRefused((now) => ({
      ...Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed) && field !== 'form')),
    }))
  }

  async function save() {
    if (busy) return
    setShows('problems')
    setRefused({})
    const [first] = Object.keys(problemsOf(values)) as GroupField[]
    if (first) return fields[first].current?.focus()
    const of = group && notice?.kind !== 'gone' ? { groupId: group.groupId, version } : undefined
    const result = await run({ of, values: { ...values, groupName: values.groupName.trim() } })
    if (!result.done) return explain(result.failure)
    drop()
    setState((now) => ({ ...now, base: now.values }))
    notify({ tone: 'success', message: texts.groupSaved })
    navigate(pagePaths.permissionGroups)
  }

  async function explain(failure: Failure) {
    const message = describe(failure)
    if (failure.kind === 'missing' && group) setState((now) => ({ ...now, notice: { kind: 'gone' } }))
    else if (failure.code === codes.changedMeanwhile) await merge()
    else if (failure.code === codes.nameTaken) setRefused({ groupName: message })
    else if (failure.code === codes.departmentGone) {
      const gone = goneIds(failure)
      change({ departmentIds: values.departmentIds.filter((id) => !gone.has(id)) })
      setRefused({ departmentIds: message })
    } else if (failure.code === codes.memberGone || failure.code === codes.holdsEverything) {
      const gone = goneIds(failure)
      change({ members: values.members.filter(({ userId }) => !gone.has(userId)) })
      setRefused({ members: message })
    } else setRefused({ form: message })
  }

  /** Loads the other version and merges both. */
  async function merge() {
    if (!group) return
    try {
      const theirs = await api.getGroup({ query: { groupId: group.groupId } })
      setState((now) => merged(now, theirs))
    } catch (thrown) {
      if (thrown instanceof Failure && thrown.kind === 'missing')
        setState((now) => ({ ...now, notice: { kind: 'gone' } }))
      else setRefused({ form: texts.changedMeanwhile })
    }
  }

  /** Resolves one conflict with the other version. */
  function takeTheirs(field: GroupField) {
    if (notice?.kind !== 'merged') return
    const { theirs } = notice
    const conflicts = notice.conflicts.filter((other) => other !== field)
    setState((now) => ({
      ...now,
      values: { ...now.values, [field]: valuesOf(theirs)[field] },
      notice: { ...notice, conflicts },
    }))
  }

  /** Returns to the saved values. */
  function reset() {
    drop()
    setState((now) => ({ ...now, values: now.base, notice: undefined }))
  }

  return {
    values,
    isDirty,
    notice,
    busy,
    problems: shows === 'problems' ? problemsOf(values) : {},
    refused,
    /** The control that gets the focus if its field is invalid. */
    fields,
    change,
    save,
    takeTheirs,
    reset,
    leave() {
      reset()
      navigate(pagePaths.permissionGroups)
    },
  }
}

export type GroupForm = ReturnType<typeof useGroupForm>

function begin(group: Group | undefined, draft: GroupDraft | undefined): FormState {
  const version = group?.version ?? 0
  const base = group ? valuesOf(group) : noValues
  if (!draft || isSame(draft.values, base)) return { values: base, base, version, notice: undefined }
  if (!group || draft.version === version)
    return { values: draft.values, base, version, notice: { kind: 'restored' } }
  return merged({ ...draft, notice: undefined }, group)
}

function merged(mine: FormState, theirs: Group): FormState {
  const { values, conflicts } = mergeValues(mine.base, mine.values, valuesOf(theirs))
  return {
    values,
    base: valuesOf(theirs),
    version: theirs.version,
    notice: { kind: 'merged', theirs, conflicts },
  }
}

const said = v.object({ ids: v.array(v.string()) })

/** The departments or members that a refusal is about. */
function goneIds({ data }: Failure): ReadonlySet<string> {
  const parsed = v.safeParse(said, data)
  return new Set(parsed.success ? parsed.output.ids : [])
}
