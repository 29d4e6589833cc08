import type { TargetRole } from '@nextrung/contract/roles'
import type { MoveKind } from './role-move.ts'

type Field = 'development' | 'operations' | 'data' | 'product' | 'leading'

const fields: Readonly<Record<TargetRole, Field>> = {
  'Software Engineer': 'development',
  'Frontend Developer': 'development',
  'Backend Developer': 'development',
  'Full Stack Developer': 'development',
  'Mobile Developer': 'development',
  'DevOps Engineer': 'operations',
  'Cloud Engineer': 'operations',
  'Site Reliability Engineer (SRE)': 'operations',
  'Security Engineer': 'operations',
  'Data Engineer': 'data',
  'Data Scientist': 'data',
  'Machine Learning Engineer': 'data',
  'Product Manager': 'product',
  'Technical Project Manager': 'product',
  'Solutions Architect': 'leading',
  'Technical Lead': 'leading',
  'Engineering Manager': 'leading',
}

/** Development roles close to the server, and the roles beside them that use the same tools. */
const serverRoles: readonly TargetRole[] = ['Software Engineer', 'Backend Developer', 'Full Stack Developer']
const besideServers: readonly TargetRole[] = [
  'DevOps Engineer',
  'Cloud Engineer',
  'Site Reliability Engineer (SRE)',
  'Data Engineer',
  'Machine Learning Engineer',
]

const areNeighbors = (a: TargetRole, b: TargetRole): boolean =>
  (serverRoles.includes(a) && besideServers.includes(b)) ||
  (serverRoles.includes(b) && besideServers.includes(a))

const broadRoles: readonly TargetRole[] = ['Software Engineer', 'Full Stack Developer']

/** What kind of move it is where no usual move says so, from the fields that the two roles belong to. */
export const guessMoveKind = (from: TargetRole, to: TargetRole): MoveKind => {
  const [origin, target] = [fields[from], fields[to]]
  if (origin === 'product' || target === 'product') return 'switch'
  if (origin === 'leading') return target === 'development' && to !== 'Mobile Developer' ? 'return' : 'switch'
  if (target === 'leading') return 'advance'
  if (origin !== target) return areNeighbors(from, to) ? 'sideways' : 'switch'
  if (from === 'Software Engineer') return 'specialise'
  if (broadRoles.includes(to)) return 'broaden'
  return from === 'Full Stack Developer' ? 'specialise' : 'sideways'
}
