import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useDraft } from '../../shared/form/useDraft'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { asFailure } from '../../shared/wire/Failure'
import { saveGroupAction } from '../actions'
import { administratorsApiAtom, type Group } from '../api'
import { administratorsErrors as codes } from '../contract'
import { type GroupDraft, groupDraft } from '../groupDraft'
import { groupSchema } from '../groupSchema'
import { type GroupField, type GroupValues, isSame, mergeValues, noValues, valuesOf } from '../groupValues'
import { administratorsMessages } from '../messages'
import { refusalTexts } from '../refusalTexts'
import { administratorsRoutes } from '../routes'
import { goneIds } from './goneIds'

/** What the person must know before going on. */
export type GroupNotice =
  | { readonly kind: 'restored' }
  /** Somebody else saved meanwhile; `theirs` is what they saved. */
  | {
      readonly kind: 'merged'
      readonly theirs: Group
      readonly conflicts: readonly GroupField[]
    }
  /** Somebody else deleted the group. */
  | { readonly kind: 'gone' }

interface Standing {
  /** What the values started from. */
  readonly base: GroupValues
  readonly version: number
  readonly notice: GroupNotice | undefined
}

/**
 * The form of a permission group. What is typed is kept for the tab until it is saved or given up; what others save
 * meanwhile is merged, so that nothing of either is lost.
 */
export function useGroupForm(group: Group | undefined) {
  const texts = useTexts(administratorsMessages)
  const describe = useDescribeFailure(refusalTexts(texts))
  const { navigate, notify } = useHost()
  const api = useAtomValue(administratorsApiAtom)
  const { perform } = useAction(saveGroupAction)
  const { found, keep, drop } = useDraft(`permissionGroup:${group?.groupId ?? 'new'}`, groupDraft)
  const [opened] = useState(() => begin(group, found))
  const [{ base, version, notice }, setStanding] = useState<Standing>(opened)
  const tell = (told: GroupNotice) => setStanding((now) => ({ ...now, notice: told }))

  const form = useForm({
    schema: groupSchema(texts),
    initial: opened.values,
    blame: {
      [codes.nameTaken]: 'groupName',
      [codes.departmentGone]: 'departmentIds',
      [codes.memberGone]: 'members',
      [codes.holdsEverything]: 'members',
    },
    // What a notice tells already is told once.
    describe: (failure) =>
      failure.code === codes.changedMeanwhile || (group && failure.kind === 'missing')
        ? ''
        : describe(failure),
    async submit(values) {
      const of = group && notice?.kind !== 'gone' ? { groupId: group.groupId, version } : undefined
      try {
        await perform({ of, values })
      } catch (thrown) {
        await adapt(thrown)
        throw thrown
      }
      drop()
      notify({ tone: 'success', message: texts.groupSaved })
      navigate(administratorsRoutes.permissionGroups)
    },
  })
  const { values } = form
  const isDirty = !isSame(values, base) && form.state !== 'saved'

  useEffect(() => {
    if (isDirty) keep({ version, base, values })
    else drop()
  }, [keep, drop, isDirty, version, base, values])

  function show({ groupName, permissions, departmentIds, members }: GroupValues) {
    form.set('groupName', groupName)
    form.set('permissions', permissions)
    form.set('departmentIds', departmentIds)
    form.set('members', members)
  }

  /** Leaves out what is gone, and brings in what the other one saved. */
  async function adapt(thrown: unknown) {
    const failure = asFailure(thrown)
    const gone = goneIds(failure)
    const { departmentIds, members } = form.hook.getValues()
    if (failure.kind === 'missing' && group) tell({ kind: 'gone' })
    else if (failure.code === codes.changedMeanwhile) await merge()
    else if (failure.code === codes.departmentGone)
      form.set(
        'departmentIds',
        departmentIds.filter((id) => !gone.has(id)),
      )
    else if (failure.code === codes.memberGone || failure.code === codes.holdsEverything)
      form.set(
        'members',
        members.filter(({ userId }) => !gone.has(userId)),
      )
  }

  /** Fetches what the other one saved and brings both together. */
  async function merge() {
    if (!group) return
    try {
      const { values: both, ...standing } = merged(
        { values: form.hook.getValues(), base },
        await api.getGroup({ query: { groupId: group.groupId } }),
      )
      show(both)
      setStanding(standing)
    } catch (thrown) {
      if (asFailure(thrown).kind === 'missing') tell({ kind: 'gone' })
      throw thrown
    }
  }

  return {
    form,
    isDirty,
    notice,
    /** Of what both changed, this one as the other has it. */
    takeTheirs(field: GroupField) {
      if (notice?.kind !== 'merged') return
      show({ ...values, [field]: valuesOf(notice.theirs)[field] })
      tell({ ...notice, conflicts: notice.conflicts.filter((other) => other !== field) })
    },
    /** Back to what is saved. */
    reset() {
      show(base)
      setStanding({ base, version, notice: undefined })
    },
    leave() {
      drop()
      navigate(administratorsRoutes.permissionGroups)
    },
  }
}

export type GroupForm = ReturnType<typeof useGroupForm>

function begin(
  group: Group | undefined,
  draft: GroupDraft | undefined,
): Standing & { readonly values: GroupValues } {
  const version = group?.version ?? 0
  const base = group ? valuesOf(group) : noValues
  if (!draft || isSame(draft.values, base)) return { values: base, base, version, notice: undefined }
  if (!group || draft.version === version)
    return { values: draft.values, base, version, notice: { kind: 'restored' } }
  return merged(draft, group)
}

function merged(mine: Pick<GroupDraft, 'base' | 'values'>, theirs: Group) {
  const { values, conflicts } = mergeValues(mine.base, mine.values, valuesOf(theirs))
  const notice: GroupNotice = { kind: 'merged', theirs, conflicts }
  return { values, base: valuesOf(theirs), version: theirs.version, notice }
}
