import { experimental_getStatusStore as statusStore } from 'storybook/manager-api'
import { loadReview, type ReviewData, versionOf, type WalkedStory } from '../review/reviewData'
import { readSignOffs, subscribe } from '../review/signOffStore'
import { type SignOff, verdictOf } from '../review/signOffs'

type Status = Parameters<ReturnType<typeof statusStore>['set']>[0][number]

const walk = 'atrium/walk'
const signOff = 'atrium/sign-off'

/** Shows the result of the last walk and the sign-offs as statuses in the sidebar, with its filters. */
export function showStatuses(): void {
  loadReview().then(
    (data) => {
      statusStore(walk).set(
        Object.entries(data.walk.stories ?? {})
          .filter(([id]) => data.entries[id])
          .map(([id, story]) => statusOfWalk(id, story, data)),
      )
      showSignOffs(data)
      let waiting: ReturnType<typeof setTimeout> | undefined
      // The whole sidebar renders for it, which must not slow down typing.
      subscribe(() => {
        clearTimeout(waiting)
        waiting = setTimeout(() => showSignOffs(data), 500)
      })
    },
    (reason: unknown) => console.error('The review data could not be loaded.', reason),
  )
}

function statusOfWalk(
  id: string,
  { status, milliseconds, problems }: WalkedStory,
  { walk: last }: ReviewData,
): Status {
  return {
    storyId: id,
    typeId: walk,
    value: status === 'passed' ? 'status-value:success' : 'status-value:error',
    title: '测试 Test',
    description: [
      `${status}, ${(milliseconds / 1000).toFixed(1)} s, ${last.at?.slice(0, 10) ?? ''}`,
      ...problems,
    ].join('\n'),
  }
}

function showSignOffs(data: ReviewData): void {
  const statuses = Object.entries(readSignOffs()).flatMap(([id, one]) => statusOfSignOff(id, one, data) ?? [])
  const { getAll, set, unset } = statusStore(signOff)
  const shown = new Set(statuses.map(({ storyId }) => storyId))
  const gone = Object.entries(getAll()).filter(([id, byType]) => byType[signOff] && !shown.has(id))
  if (gone.length > 0) unset(gone.map(([id]) => id))
  set(statuses)
}

const values = {
  approved: 'status-value:success',
  changed: 'status-value:modified',
  commented: 'status-value:warning',
} as const

const titles = {
  approved: '已通过 Approved',
  changed: '通过后有变化 Changed after its approval',
  commented: '有意见 Commented',
}

function statusOfSignOff(id: string, one: SignOff, data: ReviewData): Status | undefined {
  const verdict = verdictOf(one, versionOf(data, id))
  if (!verdict || !data.entries[id]) return undefined
  const description = `${one.at.slice(0, 10)} (${one.commit}) ${one.comment}`
  return { storyId: id, typeId: signOff, value: values[verdict], title: titles[verdict], description }
}
