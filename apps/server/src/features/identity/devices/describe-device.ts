import Bowser from 'bowser'

const unknown = 'Unknown device'
const maxLength = 60

/** Browser and operating system in readable form, such as 'Firefox on Linux', taken from the user agent. */
export const describeDevice = (userAgent: string | null): string => {
  if (!userAgent) return unknown
  const { browser, os } = Bowser.parse(userAgent)
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? unknown : parts.join(' on ').slice(0, maxLength)
}
