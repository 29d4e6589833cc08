const isoDate = /^(?:[12]\d{3}-[01]\d-[0-3]\d|[12]\d{3}-[01]\d|[12]\d{3})$/
const address = /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?(?:[/?#](?:[\w!$&'()*+,./:;=?@~-]|%[\da-f]{2})*)?$/i
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i

const toAddress = (text: string): string | undefined => {
  if (address.test(text)) return text
  if (/^\s*$|^[a-z]+:(?!\/\/)/i.test(text)) return undefined
  try {
    const { href } = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
    return address.test(href) ? href : undefined
  } catch {
    return undefined
  }
}

const strictForms = {
  startDate: (text: string) => (isoDate.test(text) ? text : undefined),
  endDate: (text: string) => (isoDate.test(text) ? text : undefined),
  date: (text: string) => (isoDate.test(text) ? text : undefined),
  url: toAddress,
  email: (text: string) => (email.test(text) ? text : undefined),
}
type StrictKey = keyof typeof strictForms
const strictKeys: readonly string[] = Object.keys(strictForms)
const isStrict = (key: string): key is StrictKey => strictKeys.includes(key)

/** The entry with dates, addresses and e-mail in the form that the schema asks for; "urlText" and the like keep the words. */
export function toStrict(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]): [string, unknown][] => {
      if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
      if (!isStrict(key) || typeof value !== 'string') return [[key, value]]
      const strict = strictForms[key](value)
      return [
        ...(strict === undefined ? [] : [[key, strict] as [string, unknown]]),
        ...(strict === value ? [] : [[`${key}Text`, value] as [string, unknown]]),
      ]
    }),
  )
}

/** The words that `toStrict` kept beside a field, else the field. */
export function wordsOf(entry: Record<string, unknown>, key: StrictKey): string | undefined {
  const words = entry[`${key}Text`]
  const value = typeof words === 'string' ? words : entry[key]
  return typeof value === 'string' ? value : undefined
}
