import { catalogue } from '../shared/texts/messages'

export const guidesMessages = catalogue(
  'guides',
  {
    next: '下一步',
    previous: '上一步',
    done: '知道了',
    close: '关闭导览',
    progress: (step: number, steps: number) => `${step} / ${steps}`,
    inviteTitle: '新的邀请方式',
    inviteText: '除了短信邀请（单个或批量），现在还可以分享链接或二维码：收到的人自行申请，由您确认后加入。',
    groupsTitle: '权限组',
    groupsText: '一个权限组规定其管理员能使用哪些菜单、管理哪些部门。权限的变化即时生效。',
    addGroupTitle: '新建权限组',
    addGroupText: '先选择菜单和部门范围，再加入管理员。',
    productTitle: '选择产品',
    productText: '授权按产品分配。这里是该产品的总数、已下发和剩余数量。',
    tableTitle: '各部门的授权',
    tableText: '每个部门拥有、下发、使用和剩余的授权都在这里。',
    actionsTitle: '下发与收回',
    actionsText: '将授权下发给下级部门，由其自行管理；收回前会先列出受影响的成员。',
  },
  {
    next: 'Next',
    previous: 'Back',
    done: 'Got it',
    close: 'Close the guide',
    progress: (step: number, steps: number) => `${step} / ${steps}`,
    inviteTitle: 'New ways to invite',
    inviteText:
      'Besides text messages, you can now share a link or QR code. People apply with it and join once you approve.',
    groupsTitle: 'Permission groups',
    groupsText:
      'A group defines which menus its administrators can use and which departments they manage. Changes take effect at once.',
    addGroupTitle: 'A new group',
    addGroupText: 'Choose menus and departments first, then add its administrators.',
    productTitle: 'Choose a product',
    productText:
      'Licences are allocated by product. See how many there are, how many are passed on and how many are left.',
    tableTitle: 'Licences by department',
    tableText: 'What each department owns, has passed on, uses and has left.',
    actionsTitle: 'Pass on and take back',
    actionsText:
      'Pass licences on to a department, which then manages them itself. Before you take any back, you see who is affected.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly guides: typeof guidesMessages
  }
}
