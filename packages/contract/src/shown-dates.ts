type Dates = { startDate?: string | undefined; endDate?: string | undefined; dateText?: string | undefined }

const partOfYear =
  /(?<![\p{L}\d])(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|(?:winter|sommer)semester|ws|ss|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|outono|verão|lente|voorjaar|zomer|najaar|herfst|wiosna|lato|jesień|zima|vår|våren|sommar|sommaren|höst|hösten|vinter|vintern|[qt][1-4]|h[12]|early|mid|late|anfang|mitte|ende)[\s./'’-]*(?:de(?:l)?\s+|of\s+)?(?:19|20)?\d\d(?!\d)/iu

/**
 * The dates as written where they say more than the years they were read as, such as "Summer 2022"; undefined where
 * the dates alone say it all.
 */
export const datesAsWritten = ({ startDate, endDate, dateText }: Dates): string | undefined => {
  const given = [startDate, endDate].filter((date) => date !== undefined)
  const isYearOnly = given.length > 0 && given.some((date) => date.length === 4)
  return dateText !== undefined && isYearOnly && partOfYear.test(dateText) ? dateText : undefined
}
