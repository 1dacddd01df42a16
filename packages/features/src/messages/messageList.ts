import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, type ViewOf } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom } from './api'
import { sayAtom } from './atoms'

const messageView = listView({
  pageSizes: [10, 20, 30],
  filters: {
    show: oneOf('show', ['all', 'unread'], 'all'),
    /** About anything, as the bell counts; or, in a company's frame, only about that company. */
    from: oneOf('from', ['all', 'company'], 'all'),
  },
})

export type MessageView = ViewOf<typeof messageView>

/** The company whose messages are shown; undefined: all messages. */
export const aboutAtom = atom((get) => {
  const { companyId } = get(presentHostAtom)
  return get(messageList.viewAtom).from === 'company' ? companyId : undefined
})

/** The person's messages, or the unread ones, as the bell counts them; in a company's frame optionally its own. */
export const messageList = pagedList({
  view: messageView,
  shows: ['messages'],
  ask(get, { show, from }) {
    const { listMessages } = get(apiAtom)
    const { companyId } = get(presentHostAtom)
    const filter = {
      ...(show === 'unread' && { isRead: false }),
      ...(from === 'company' && companyId !== undefined && { aboutId: companyId }),
    }
    const say = get(sayAtom)
    return async (pageIndex, pageSize, call) => {
      const page = await listMessages({ query: { ...filter, pageIndex, pageSize } }, call)
      return {
        ...page,
        list: page.list.map(say),
        counts: page.counts.map(({ isRead, count }) => ({ status: isRead ? 'read' : 'unread', count })),
      }
    }
  },
})

export const chosenMessages = chosenRows(messageList.pageAtom, (row) => row.messageId)

/** The paths of the current frame: a company's, or the personal space's. */
const routesAtom = atom((get) =>
  get(presentHostAtom).companyId === undefined
    ? { list: pagePaths.ownMessages, detail: pagePaths.ownMessage }
    : { list: pagePaths.companyMessages, detail: pagePaths.companyMessage },
)

/** The addresses of the list and of a message, with the list to return to. */
export const messagePathsAtom = atom((get) => {
  const routes = get(routesAtom)
  return {
    /** All messages. */
    all: routes.list,
    list: (view?: MessageView) => withQuery(routes.list, view ? messageView.asQuery(view) : {}),
    message: (messageId: string, view?: MessageView) =>
      withQuery(routes.detail, { id: messageId, ...(view && messageView.asQuery(view)) }),
  }
})
