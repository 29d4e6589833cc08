import { shortNames } from '@nextrung/knowledge/skills/short-names'
import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import { wordTable } from './word-table.ts'

const initials = (name: string): string =>
  name
    .split(/[\s/-]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase()

const isNumeronym = (short: string, long: string): boolean => {
  const match = /^([a-z]+)(\d+)([a-z]+)$/.exec(short)
  if (!match) return false
  const [, head = '', count = '', tail = ''] = match
  return (
    long.startsWith(head) && long.endsWith(tail) && long.length === head.length + Number(count) + tail.length
  )
}

const makers =
  /^(?:apache|microsoft|ms|amazon|aws|google|ibm|oracle|hashicorp|red hat|atlassian|adobe|cisco|vmware|azure|comptia) /i
/** Full names in lower case by informal short forms ("js"); undefined for other words. */
export const fullSkillNames = wordTable(shortNames)

/**
 * Whether `short` is just another way to write `full`: different case or spaces ("java script"), a shortened name
 * ("Postgres"), initials ("SSO"), a numeronym ("K8s"), or without the vendor. Two products that the taxonomy lists
 * under one name are different.
 */
export const isSameSkillSpelling = (short: string, full: string): boolean => {
  const [a, b] = [spellingKey(short), spellingKey(full)]
  if (a === b || fullSkillNames[a] === b || isNumeronym(a, b)) return true
  if (spellingKey(short.replace(makers, '')) === spellingKey(full.replace(makers, ''))) return true
  if (a.length >= 4 && b.startsWith(a) && !/\s/.test(full.trim())) return true
  return a.length >= 2 && (a === initials(full) || b === initials(short))
}
