const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** `20 Nov 2026, 14:02` in the reader's time zone; as it came when it is no date. */
export const formatDateTime = (at: string): string => {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? at : dateTimeFormat.format(date)
}
