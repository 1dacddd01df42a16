/** Yuan with currency sign, for sentences: `¥12,800.00`. */
export function formatYuan(locale: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (amount) => `¥${format.format(amount)}`
}
