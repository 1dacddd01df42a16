import { TaskList } from '../../shared/screen/TaskRow'
import type { BacklogItem } from '../api'
import type { OwnTask } from '../tasks/api'
import { OwnTaskRow } from '../tasks/OwnTaskRow'
import { WaitingRow } from './WaitingRow'

/** Few have invitations: how one answers them is fetched with the first. */

/** Something that waits: an invitation has two answers, a task one way to do it. */
export type Waiting =
  | { readonly id: string; readonly item: BacklogItem }
  | { readonly id: string; readonly task: OwnTask }

/** Fetched where something waits. */
export function WaitingList({ waiting }: { readonly waiting: readonly Waiting[] }) {
  return (
    <TaskList>
      {waiting.map((each, index) =>
        'item' in each ? (
          <WaitingRow key={each.id} item={each.item} isFirst={index === 0} />
        ) : (
          <OwnTaskRow key={each.id} task={each.task} isFirst={index === 0} />
        ),
      )}
    </TaskList>
  )
}
