import { useAtomValue } from 'jotai'
import { groupsAtom } from '../atoms'

/** The name of a permission group, for features without groups of their own; empty until it is known. */
export function GroupName({ groupId }: { readonly groupId: string }) {
  const groups = useAtomValue(groupsAtom)
  return groups.state === 'ready' && groups.value.find((group) => group.groupId === groupId)?.groupName
}
