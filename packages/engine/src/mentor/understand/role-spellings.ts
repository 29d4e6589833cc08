import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'

/** What people call a role or its field in conversation, beside the titles it is advertised under. */
const spoken: Readonly<Record<TargetRole, readonly string[]>> = {
  'Software Engineer': ['software engineering', 'software development', 'software dev', 'coder', 'swe'],
  'Frontend Developer': ['frontend', 'front end', 'frontend dev', 'front-end', 'frontend development'],
  'Backend Developer': ['backend', 'back end', 'backend dev', 'back-end', 'backend development'],
  'Full Stack Developer': ['full stack', 'fullstack', 'full-stack', 'full stack dev'],
  'DevOps Engineer': ['devops', 'dev ops', 'devops person', 'platform engineering'],
  'Cloud Engineer': ['cloud engineering', 'cloud roles', 'cloud', 'cloud computing'],
  'Data Engineer': ['data engineering', 'data engineers', 'data eng'],
  'Data Scientist': ['data science', 'data analytics', 'data analysis', 'analytics', 'data analyst'],
  'Machine Learning Engineer': ['ml engineering', 'machine learning engineering', 'mle', 'mlops'],
  'Site Reliability Engineer (SRE)': ['site reliability', 'site reliability engineering', 'sre'],
  'Security Engineer': [
    'cybersecurity',
    'cyber security',
    'cyber',
    'infosec',
    'it security',
    'information security',
    'security engineering',
    'pentester',
    'pentesting',
    'penetration testing',
    'security',
  ],
  'Mobile Developer': ['mobile dev', 'mobile development', 'app development', 'mobile'],
  'Product Manager': ['product management', 'product owner', 'product'],
  'Technical Project Manager': ['project management', 'it project management', 'tpm', 'project manager'],
  'Solutions Architect': ['solution architecture', 'solutions architecture', 'software architecture'],
  'Technical Lead': ['tech lead', 'tech leadership', 'team lead'],
  'Engineering Manager': ['engineering management', 'eng manager', 'em role'],
}

/** Roles in IT that are asked about but cannot be chosen as a target; nothing is known of their figures. */
const otherRoles = [
  'QA engineer',
  'QA',
  'quality assurance',
  'tester',
  'test engineer',
  'software tester',
  'testing',
  'UX designer',
  'UX',
  'UI designer',
  'UX design',
  'business analyst',
  'IT support',
  'help desk',
  'helpdesk',
  'support engineer',
  'system administrator',
  'sysadmin',
  'systems administrator',
  'network engineer',
  'database administrator',
  'DBA',
  'game developer',
  'game dev',
  'technical writer',
  'developer advocate',
  'developer',
  'programmer',
]

export type RoleSpelling = { role?: TargetRole; name: string }

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const build = (): ReadonlyMap<string, RoleSpelling> => {
  const spellings = new Map<string, RoleSpelling>()
  const add = (name: string, spelling: RoleSpelling) => {
    const key = keyOf(name)
    for (const form of [key, `${key}s`]) if (!spellings.has(form)) spellings.set(form, spelling)
  }
  for (const role of targetRoles) {
    for (const name of [role, getRole(role).summaryNoun, role.replace(/ \(.*\)$/, '')])
      add(name, { role, name: role })
  }
  for (const role of targetRoles) for (const name of spoken[role]) add(name, { role, name: role })
  for (const name of otherRoles) add(name, { name })
  for (const role of targetRoles) for (const name of getRole(role).aliases) add(name, { role, name: role })
  return spellings
}

let built: ReadonlyMap<string, RoleSpelling> | undefined

/** The words that roles' names are made of, against which typing errors in them are corrected. */
export const listRoleWords = (): string[] => {
  built ??= build()
  return [...new Set([...built.keys()].flatMap((phrase) => phrase.split(' ')))]
}

/** Finds the role that a phrase in lower case without punctuation is a name of. */
export const findRoleSpelling = (phrase: string): RoleSpelling | undefined => {
  built ??= build()
  return built.get(phrase)
}
