import { isIPv6 } from 'node:net'

/**
 * The network an address counts toward: an IPv4 address itself, or the /64 of an IPv6 address, because every
 * household and every rented server has a whole /64.
 */
export const networkOf = (ip: string): string => {
  const address = ip.split('%')[0] ?? ''
  if (!isIPv6(address)) return address
  const groups = expand(new URL(`http://[${address}]`).hostname.slice(1, -1))
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMappedIPv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

// The URL parser has already normalized the address to its shortest form.
const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const [before, after] = [split(head), split(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after]
}

const split = (part: string): string[] => part.split(':').filter(Boolean)

const dotted = (groups: string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.')
