import { catalogue } from '../shared/texts/messages'

/** The administrator manual, a catalogue of its own so that only its screen carries it. */
export const manualMessages = catalogue(
  'manual',
  {
    contents: '目录',
    title: '管理员手册',
    introduction: '账户中心能做什么、规则是什么、遇到问题怎么办。',
    start: '开始使用',
    start1:
      '在“企业管理 > 企业信息”填写资料并上传营业执照，提交认证。审核期间不能修改；未通过时按审核意见修改后重新认证。',
    start2: '在“部门与成员管理”建好部门，邀请成员，再到“授权管理”为他们分配软件授权。',
    start3: '认证资料填写到一半离开也不会丢失，登录过期后重新登录即可继续。',
    roles: '角色与权限组',
    roles1: '超级管理员管理整个企业，每家企业只有一位，可以把管理员权限移交给另一位成员。',
    roles2:
      '权限组规定一组子管理员能使用哪些菜单、管理哪些部门；在“权限组管理”中新增、编辑和删除，在“管理员”中查看每位管理员属于哪些组。',
    roles3: '权限的变化即时生效：对方的菜单会立刻更新，无需重新登录。',
    roles4: '成员使用分配到的软件，可以查看企业首页、全部产品与服务，并管理自己的账号。',
    departments: '部门',
    departments1: '部门最多六级。在部门树中选中一个部门即可新增下级、重命名或删除；双击名称也能重命名。',
    departments2: '顶级部门、有下级的部门、有管理员的部门不能删除。删除前会列出受影响的成员和将收回的授权。',
    departments3: '部门名称最多30个字，同级不能重名。',
    invitations: '邀请成员',
    invitations1:
      '三种方式：短信邀请（单个、批量粘贴或Excel模板）、分享链接、分享二维码。链接与二维码的有效期为7、30或90天。',
    invitations2:
      '上传的Excel会逐行检查，有问题的行会标出行号与原因，可以直接在表格中修改；确认之前不会发送任何短信。',
    invitations3: '通过链接申请的人在“成员申请”中等待处理，可以逐个或批量同意、拒绝。',
    invitations4: '“邀请记录”可按状态筛选，已过期的可以重新发送，尚未加入的可以撤销。',
    members: '成员',
    members1: '双击成员姓名，或点成员详情里的铅笔，可以直接修改，最多10个字。',
    members2:
      '勾选成员后可以移动到其他部门或删除。管理员不能移动；移动后不再适用的授权会被回收，操作前会提示。',
    members3: '移交管理员权限时只勾选一位成员。移交后您成为普通成员。',
    licences: '授权',
    licences1: '“按成员授权”为一位成员分配或取消多个产品；“按产品授权”为一个产品选择多位成员。',
    licences2: '成员只能使用本部门及上级部门的授权。可用数量不足时无法分配，已过期或已禁用的产品不能操作。',
    licences3:
      '取消授权后，数量立即归还给原部门。成员申请的授权在“授权申请”中等待处理，可以通过，也可以说明原因后拒绝。',
    allocation: '部门授权分配',
    allocation1: '选择产品后，可以把授权下发给下级部门，由该部门的管理员自行分配。',
    allocation2: '收回时只能收回尚未使用的数量；如需收回使用中的授权，会先列出受影响的成员。',
    online: '在线与设备',
    online1: '在“按产品授权”的管理页可以看到成员是否在线，以及激活过的设备。',
    online2: '强制下线只对在线成员可用。对方在所有设备上的使用会随即结束，请先通知对方保存工作。',
    orders: '订单',
    orders1:
      '在“费用中心 > 我的订单”查看订单。待支付的订单可以继续支付或取消，已关闭和已完成的订单可以删除。',
    orders2: '网银支付可能需要1–2个工作日到账，期间订单显示为处理中，请勿重复支付。',
    messages: '消息与操作记录',
    messages1:
      '页面右上角的铃铛显示未读消息，新消息会即时到达；在“消息中心”可以筛选未读、批量标为已读或删除。',
    messages2: '“操作记录”列出谁在何时做了什么，可以筛选并导出为CSV。',
    account: '账号安全',
    account1:
      '同一账号最多同时保留10个登录，超出时最早的登录会退出；连续2小时未使用的登录也会结束，重新输入密码即可继续，已填写的内容不会丢失。',
    account2: '重置密码或换绑手机号后，其他地方的登录会随即失效。短信验证码60秒后可以重新发送。',
    account3: '注销企业账号前会检查未完成的订单和使用中的授权，注销后成员与授权不再保留，无法恢复。',
  },
  {
    contents: 'Contents',
    title: 'Administrator manual',
    introduction:
      'What the account centre does, the rules it follows, and what to do when something doesn’t work.',
    start: 'Getting started',
    start1:
      'Under “Company > Company information”, fill in the record, upload the business licence and submit it for certification. You can’t make changes during the review. If it isn’t passed, fix what the review found and certify again.',
    start2: 'Set up departments under “Members”, invite people, then assign licences under “Licences”.',
    start3:
      'A half-filled record is kept when you leave the page. If your login expires, you continue where you were.',
    roles: 'Roles and permission groups',
    roles1:
      'The super administrator manages the whole company. Each company has one, who can hand the role over to another member.',
    roles2:
      'A permission group defines which menus its sub-administrators can use and which departments they manage. Add, edit and delete groups under “Permission groups”; “Administrators” shows who is in which.',
    roles3: 'Changes take effect at once, without signing in again.',
    roles4:
      'Members use the software assigned to them, see the company home and its products and services, and manage their own account.',
    departments: 'Departments',
    departments1:
      'Departments can be six levels deep. Choose one in the tree to rename or delete it, or to add one below it. Double-clicking a name renames it too.',
    departments2:
      'You can’t delete the top department, or one with sub-departments or administrators. Before you delete one, you see who is affected and which licences are recovered.',
    departments3: 'A name has at most 30 characters and is unique at its level.',
    invitations: 'Inviting members',
    invitations1:
      'There are three ways: text messages (one by one, pasted, or from the Excel template), a link to share, and a QR code. Links and codes are valid for 7, 30 or 90 days.',
    invitations2:
      'An uploaded Excel file is checked row by row. Rows with problems are listed with the reason, and you can fix them in the table. Nothing is sent until you confirm.',
    invitations3:
      'People who apply through a link appear under “Applications”, where you approve or reject them one by one or together.',
    invitations4:
      'Filter “Invitation records” by status, resend expired invitations, and revoke those not yet accepted.',
    members: 'Members',
    members1:
      'Double-click a member’s name, or press the pencil in their details, to change it, to at most 10 characters.',
    members2:
      'Select members to move them to another department or to delete them. Administrators can’t be moved. Licences that no longer apply are recovered; you see which before you confirm.',
    members3: 'To hand over administration, select exactly one member. You then become an ordinary member.',
    licences: 'Licences',
    licences1:
      '“By member” assigns or cancels several products for one member; “By product” chooses several members for one product.',
    licences2:
      'Members can only use licences of their own department and above. You can’t assign a product without seats left, or one that is expired or disabled.',
    licences3:
      'When you cancel a licence, its seat returns to the department that owns it at once. What members ask for waits under “Licence requests”: grant it, or reject it and say why.',
    allocation: 'Department allocation',
    allocation1:
      'Choose a product and pass licences on to a department, whose administrators then assign them.',
    allocation2:
      'Unused licences can be taken back right away. For those in use, you first see which members are affected.',
    online: 'Online state and devices',
    online1: 'Open a product under “By product” to see who is online and which devices are active.',
    online2:
      'You can force a member offline only while they are online. They are signed out of the product on every device, so ask them to save their work first.',
    orders: 'Orders',
    orders1:
      '“Billing > My orders” lists your orders. Pay or cancel those that are unpaid; delete those that are closed or completed.',
    orders2:
      'Online banking may take 1–2 working days. Until then the order shows as processing. Please don’t pay twice.',
    messages: 'Messages and history',
    messages1:
      'The bell at the top shows unread messages, and new ones arrive at once. In the message centre you can show unread messages only, mark several as read, or delete them.',
    messages2: '“History” lists who did what and when. You can filter it and export it as CSV.',
    account: 'Account security',
    account1:
      'You can be signed in at ten places at a time; one more signs out the oldest. After two hours without use you are asked for your password again, and nothing you typed is lost.',
    account2:
      'Changing your password or phone signs you out everywhere else. You can request another code after 60 seconds.',
    account3:
      'Before a company account is closed, open orders and licences in use are checked. Once closed, its members and licences can’t be restored.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly manual: typeof manualMessages
  }
}
