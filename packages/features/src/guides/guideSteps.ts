import type { GuideStep } from '@atrium/ui/guide'
import type { GuideName } from './api'
import type { guidesMessages } from './messages'

type GuideTexts = (typeof guidesMessages)['chinese']

/** The `data-guide` values of the elements that steps point at. */
const anchor = (name: string) => `[data-guide="${name}"]`

export function guideSteps(guide: GuideName, texts: GuideTexts): readonly GuideStep[] {
  return {
    invitations: [{ anchor: anchor('invite'), title: texts.inviteTitle, text: texts.inviteText }],
    permissions: [
      { anchor: anchor('permission-list'), title: texts.groupsTitle, text: texts.groupsText },
      { anchor: anchor('permission-add'), title: texts.addGroupTitle, text: texts.addGroupText },
    ],
    allocation: [
      { anchor: anchor('allocation-product'), title: texts.productTitle, text: texts.productText },
      { anchor: anchor('allocation-table'), title: texts.tableTitle, text: texts.tableText },
      { anchor: anchor('allocation-actions'), title: texts.actionsTitle, text: texts.actionsText },
    ],
  }[guide]
}
