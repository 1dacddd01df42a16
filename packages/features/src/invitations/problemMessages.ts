import { inviteeNameLength, mostInvitees } from '@atrium/contracts/invitations/contract'
import { chineseCount, englishCount } from '../shared/texts/format'
import { catalogue } from '../shared/texts/messages'

/** Why a row can't be invited, and what the service refuses. An empty text leaves it to the service's own words. */
export const problemMessages = catalogue(
  'invitationProblems',
  {
    between: '；',
    phoneMissing: '请填写手机号',
    phoneInvalid: '手机号格式不正确',
    phoneDecimals: '手机号带有小数点：表格把它当成了数字，请去掉小数点及之后的数字',
    phoneRounded: '手机号被表格写成了科学计数法，末几位可能已丢失，请重新填写11位手机号',
    nameMissing: '请填写姓名',
    nameTooLong: `姓名最多${inviteeNameLength}个字`,
    nameInvalid: '姓名含有不允许的字符',
    duplicate: '手机号在名单中重复',
    duplicateOf: (row: number) => `手机号与第${row}行重复`,
    departmentMissing: '请填写部门',
    departmentUnknown: '部门不存在或无权管理',
    departmentAmbiguous: '有多个同名部门，请填写完整路径',
    alreadyMember: '该手机号已是企业成员',
    alreadyInvited: '该手机号已有未处理的邀请',

    alreadyJoined: '该成员已加入企业，无需再次处理',
    alreadyRejected: '该邀请已被拒绝，如需加入请重新邀请',
    notAnswered: '对方尚未确认加入，暂时无法处理',
    awaitsDecision: '对方已申请加入，请在成员申请中处理',
    expired: '邀请已过期，请重新发送',
    isRevoked: '邀请已失效，请重新邀请',
    alreadyOpen: '该手机号已有未处理的邀请，无需重复邀请',
    dailyLimit: '',
    tooSoon: '',
    notByMessage: '该成员通过链接申请加入，无法发送邀请短信',
    notASheet: '无法读取该文件，请上传Excel（.xlsx、.xls）或CSV文件，建议使用模板填写',
    protectedSheet: '该文件设有打开密码，请在Excel中取消密码后重新上传',
    allHidden: '文件中的成员都在隐藏的工作表或隐藏的行中，请取消隐藏或清除筛选后重新上传',
    tooLarge: '文件内容过大，请仅保留手机号、姓名、部门三列后重新上传',
    fileTooManyRows: `一次最多导入${chineseCount(mostInvitees)}行，请拆分文件后分批上传`,
    noRows: '文件中没有可导入的成员，请填写后重新上传',
    noHeadings: '未找到表头“手机号、姓名、部门”，请下载模板并按模板填写',
  },
  {
    between: '; ',
    phoneMissing: 'Enter a phone number',
    phoneInvalid: 'Not a valid phone number',
    phoneDecimals:
      'The spreadsheet took this phone for a number with decimals; remove the point and what follows it',
    phoneRounded:
      'The spreadsheet wrote this phone as a power of ten, and its last digits may be lost; enter all 11 digits',
    nameMissing: 'Enter a name',
    nameTooLong: `At most ${inviteeNameLength} characters in a name`,
    nameInvalid: 'The name has characters that are not allowed',
    duplicate: 'This phone is in the list twice',
    duplicateOf: (row) => `Same phone as row ${row}`,
    departmentMissing: 'Enter a department',
    departmentUnknown: 'Not one of your departments',
    departmentAmbiguous: 'Several departments have this name; enter the full path',
    alreadyMember: 'Already a member',
    alreadyInvited: 'Already has an open invitation',

    alreadyJoined: 'This person has already joined',
    alreadyRejected: 'This invitation was rejected; invite the person again',
    notAnswered: 'The person has not answered yet',
    awaitsDecision: 'The person has applied; review it under Applications',
    expired: 'The invitation has expired; send it again',
    isRevoked: 'The invitation is no longer valid; invite the person again',
    alreadyOpen: 'This phone already has an open invitation',
    dailyLimit: 'Today’s invitations are used up; try again tomorrow',
    tooSoon: 'The message was just sent; try again in a minute',
    notByMessage: 'This person applied by a link; there is no message to send',
    notASheet:
      'The file can’t be read; upload an Excel (.xlsx, .xls) or CSV file, best made from the template',
    protectedSheet: 'The file has a password; remove it in Excel and upload the file again',
    allHidden:
      'Everybody in the file is in hidden sheets or rows; unhide them or clear the filter and upload it again',
    tooLarge: 'The file holds too much; keep only phone, name and department',
    fileTooManyRows: `At most ${englishCount(mostInvitees)} rows at a time; split the file`,
    noRows: 'The file is empty',
    noHeadings: 'No headings for phone and name were found; fill in the template',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly invitationProblems: typeof problemMessages
  }
}
