/** Where the vendor is: days that it means, such as a licence's last, are days there, wherever they are read. */
export const serviceTimeZone = 'Asia/Shanghai'
