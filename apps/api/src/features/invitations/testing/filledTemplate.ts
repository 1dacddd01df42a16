import { writeXlsx } from 'hucre/xlsx'

/** A filled-in spreadsheet: phone, name and department of each line below the headings. */
export async function filledTemplate(
  lines: readonly (readonly (string | number | null)[])[],
  headings: readonly string[] = ['手机号', '姓名', '部门'],
): Promise<File> {
  const rows = [[...headings], ...lines.map((line) => [...line])]
  const bytes = await writeXlsx({ sheets: [{ name: '成员', rows }] })
  return new File([Uint8Array.from(bytes)], '成员.xlsx')
}
