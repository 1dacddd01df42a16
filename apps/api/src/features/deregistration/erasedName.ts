/** What stands where a person's name stood. */
export const erasedName = '已注销用户'
