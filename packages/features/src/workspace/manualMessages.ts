import { catalogue } from '../shared/messages'

/** The administrator manual, a catalogue of its own so that only its screen carries it. */
export const manualMessages = catalogue(
  'manual',
  {
    title: '管理员手册',
    introduction: '账户中心能做什么、规则是什么、遇到问题怎么办。',
    roles: '角色',
    roles1: '超级管理员管理整个企业，每家企业只有一位，可以把管理员权限移交给另一位成员。',
    roles2: '子管理员管理一个部门及其下级部门的成员与授权。',
    roles3: '成员使用分配到的软件，可以查看企业首页、全部产品与服务，并修改自己的密码。',
    departments: '部门',
    departments1: '部门最多六级。在部门树中选中一个部门即可新增下级、重命名或删除；双击名称也能重命名。',
    departments2: '顶级部门、有下级的部门、有管理员的部门不能删除。删除部门后，成员归入上级部门。',
    departments3: '部门名称最多 30 个字，同级不能重名。',
    members: '成员',
    members1: '双击成员姓名可以直接修改，最多 10 个字。',
    members2:
      '勾选成员后可以移动到其他部门或删除。管理员不能移动；移动后不再适用的授权会被回收，操作前会提示。',
    members3: '移交管理员权限时只勾选一位成员。移交后您成为普通成员。',
    licences: '授权',
    licences1: '“按成员授权”为一位成员分配或取消多个产品；“按产品授权”为一个产品选择多位成员。',
    licences2: '成员只能使用本部门及上级部门的授权。可用数量不足时无法分配，已过期或已禁用的产品不能操作。',
    licences3: '取消授权后，数量立即归还给原部门。',
    online: '在线与设备',
    online1: '在“按产品授权”的管理页可以看到成员是否在线，以及激活过的设备。',
    online2: '强制下线只对在线成员可用。对方在所有设备上的使用会随即结束，请先通知对方保存工作。',
    account: '账号安全',
    account1: '同一账号只能在一处登录。在其他地方登录后，原来的登录会退出。',
    account2: '在“账户 > 重置密码”修改密码，修改后其他地方的登录会失效。',
    account3: '企业信息的变更与认证请联系客服办理。',
  },
  {
    title: 'Administrator manual',
    introduction:
      'What the account centre does, by which rules, and what to do when something does not work.',
    roles: 'Roles',
    roles1:
      'The super administrator manages the whole company. There is one in each company, who can hand the role over to another member.',
    roles2: 'A sub-administrator manages the members and licences of one department and all below it.',
    roles3:
      'A member uses the software assigned to them, sees the company home and all products and services, and changes their own password.',
    departments: 'Departments',
    departments1:
      'There are at most six levels. Choose a department in the tree to add one below it, rename or delete it; a double click on the name renames it too.',
    departments2:
      'The top department, a department with others below it and one with administrators cannot be deleted. The members of a deleted department move to the one above.',
    departments3: 'A name has at most 30 characters and is unique among its siblings.',
    members: 'Members',
    members1: 'Double-click a member’s name to change it, to at most 10 characters.',
    members2:
      'Select members to move them to another department or to delete them. Administrators cannot be moved. Licences that no longer apply are recovered; you are told before.',
    members3:
      'To hand over the administrator role, select exactly one member. You become an ordinary member then.',
    licences: 'Licences',
    licences1:
      '“By member” assigns or cancels several products for one member; “By product” chooses several members for one product.',
    licences2:
      'Members can only use licences of their own department and above. Without a free seat nothing can be assigned, and expired or disabled products cannot be changed.',
    licences3: 'A cancelled seat returns at once to the department that owns it.',
    online: 'Online state and devices',
    online1:
      'The page of a product, reached from “By product”, shows who is online and which devices were activated.',
    online2:
      'Only a member who is online can be forced offline. It ends their use on every device at once, so ask them to save their work first.',
    account: 'Account security',
    account1:
      'An account is signed in at one place at a time. Signing in elsewhere signs you out where you were.',
    account2: 'Change the password under “Account > Reset password”. All other sign-ins end with it.',
    account3: 'To change or certify the company’s record, ask customer service.',
  },
)
