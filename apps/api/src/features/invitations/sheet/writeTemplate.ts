import { inviteeNameLength, mostInvitees } from '@atrium/contracts/invitations/contract'
import { writeXlsx } from 'hucre/xlsx'
import { headings } from './headings'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const bold = { font: { bold: true } }

/** Writes the spreadsheet to fill in. Phones are stored as text, so that no program rounds them. */
export async function writeTemplate(departments: readonly string[]): Promise<Blob> {
  const content = await writeXlsx({
    sheets: [
      {
        name: '成员',
        columns: [
          { header: headings.phone, key: 'phone', width: 18, numFmt: '@' },
          { header: headings.name, key: 'name', width: 16, numFmt: '@' },
          { header: headings.department, key: 'department', width: 44, numFmt: '@' },
        ],
        rows: [[headings.phone, headings.name, headings.department]],
        cells: new Map(['0,0', '0,1', '0,2'].map((cell) => [cell, { style: bold }])),
        freezePane: { rows: 1 },
      },
      {
        name: '部门',
        columns: [{ width: 60, numFmt: '@' }],
        rows: [['可填写的部门'], ...departments.map((name) => [name])],
        cells: new Map([['0,0', { style: bold }]]),
        freezePane: { rows: 1 },
      },
      {
        name: '填写说明',
        columns: [{ width: 80 }],
        rows: instructions.map((line) => [line]),
      },
    ],
  })
  return new Blob([Uint8Array.from(content)], { type })
}

const instructions = [
  '请在“成员”工作表中填写，每行一名成员，第一行表头请勿修改。',
  '手机号：必填，11位中国大陆手机号，不可重复。',
  `姓名：必填，最多${inviteeNameLength}个字。`,
  '部门：填写“部门”工作表中的完整路径，或唯一的部门名称；留空则加入顶级部门。',
  '隐藏的工作表、隐藏或被筛选掉的行不会导入。',
  `一次最多导入${mostInvitees}行。上传后会先检查，确认前不会发送任何短信。`,
]
