import type { HubEvent } from '@atrium/contracts/realtime/contract'
import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import type { Resource } from '../shared/request/stale'

/** Resources that an event changes: their viewers reload. */
export function staleAfter(event: HubEvent): readonly Resource[] {
  switch (event.target) {
    case 'OnMessage':
      return ['messages', 'menus', ...(event.payload.kind ? ofMessages[event.payload.kind] : [])]
    case 'OnMenusChanged':
      return ['person', 'menus', 'applications', 'licenceRequests', 'backlog', 'messages']
    case 'OnCancelAuditPassed':
      return ['dissolution']
    case 'OnBulkChange':
      return event.payload.isAtRest ? ofBulkChanges : ['bulkChanges']
    case 'OnLicenceRules':
      return ['licenceRules', 'licences', 'products', 'licenceRequests']
    case 'OnDirectory':
      return event.payload.isAtRest ? ofDirectories : ['directories']
    case 'OnConcurrentUse':
      return ['concurrentUse']
    case 'OnDesk':
      return ['deskCases']
    case 'OnSessionEnded':
      return []
  }
}

const ofBulkChanges = ['bulkChanges', 'licences', 'products', 'licenceRequests', 'licenceRules'] as const

const ofDirectories = ['directories', 'departments', 'members', 'licences', 'invitations'] as const

const ofMessages: Readonly<Record<MessageKind, readonly Resource[]>> = {
  application: ['applications'],
  joined: ['ownApplication'],
  invitation: ['backlog'],
  invitationAccepted: ['invitations', 'members'],
  certification: ['certification'],
  order: ['orders', 'order', 'products'],
  product: ['products'],
  renewal: ['products', 'orders'],
  seats: ['products'],
  licenceRequest: ['licenceRequests'],
  licence: ['licences', 'licenceRequests', 'licenceRules'],
  trial: ['trials'],
  meeting: ['meetings'],
  administration: [],
  dissolution: ['dissolution'],
  signIn: ['sessions', 'securityEvents'],
  security: ['account', 'sessions', 'securityEvents'],
  secondStep: ['secondStep', 'account', 'securityEvents'],
  notice: [],
}

/** After missed events: everything that any event could have changed. */
export const staleAfterAny: readonly Resource[] = [
  'messages',
  'person',
  'menus',
  ...ofBulkChanges,
  ...ofDirectories,
  'concurrentUse',
  'deskCases',
  ...Object.values(ofMessages).flat(),
]
